"""What the operator's own staff switch: the site's status and its modules."""
