/** Identity for plans in tests where it does not matter. */
export const ACME = { site: 'acme', name: 'Acme', hosts: ['acme.example'], forwardsCalls: true };
