"""Inspector Sandra and Lieutenant Costa (EP-28, EP-29)."""
