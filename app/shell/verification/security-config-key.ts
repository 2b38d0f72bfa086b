/** Query key of the account's security settings, whichever member they belong to. */
export const securityConfigKey = ['security-config'] as const;
