/** A company's OpenID provider, as a platform knows it after it has registered there. */
export interface IdentityProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}
