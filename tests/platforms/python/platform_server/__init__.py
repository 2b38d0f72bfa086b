"""A platform for brandgen's sites: it answers the calls of a minimal brand by the contract in the package."""
