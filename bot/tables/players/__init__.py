"""Who sits at a table besides those who answer: automated players, absent people, whose turn it is, and talk."""
