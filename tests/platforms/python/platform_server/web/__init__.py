"""HTTP: requests in, answers out, and the headers that every answer carries."""
