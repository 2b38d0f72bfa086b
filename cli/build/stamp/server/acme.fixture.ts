/** Whose plan a test makes, where that does not matter. */
export const ACME = { site: 'acme', name: 'Acme', hosts: ['acme.example'], forwardsCalls: true };
