"""Learned numbers of the automated players."""
