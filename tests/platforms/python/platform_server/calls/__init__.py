"""One call from its request to its answer, and the order in which it can be refused."""
