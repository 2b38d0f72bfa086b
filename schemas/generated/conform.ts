// Generated from schemas/conform.schema.json by scripts/generate/schema-types.ts.

/**
 * The file of `brandgen conform --accounts`: test accounts of a platform, and what may be done with them. Passwords are never in it: it names environment variables that hold them.
 */
export interface ConformAccounts {
  /**
   * Address of this schema, for completion in editors.
   */
  $schema?: string;
  /**
   * Up to two members. The first one makes most calls; the second one tries to reach what belongs to the first.
   *
   * @maxItems 2
   */
  members: TestAccount[];
  agent?: TestAccount;
  /**
   * Environment variable with the token of the operator's own calls.
   */
  operatorTokenFrom?: string;
}
export interface TestAccount {
  /**
   * The name that the account logs in with.
   */
  username: string;
  /**
   * Environment variable with the password.
   */
  passwordFrom: string;
  /**
   * Environment variable with the payment password, for withdrawals and transfers.
   */
  paymentPasswordFrom?: string;
  /**
   * The most dangerous calls that this account may make: `reads`, `writes` such as favourites and messages, or `money` too, with what cannot be undone.
   */
  may: 'reads' | 'writes' | 'money';
}
