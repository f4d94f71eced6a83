"""What exists on this Discord, and who may do what: plain records, their registers, and the hub that tells what happens."""
