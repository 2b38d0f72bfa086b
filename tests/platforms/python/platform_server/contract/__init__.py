"""The contract: which calls there are, and what may be sent with each."""
