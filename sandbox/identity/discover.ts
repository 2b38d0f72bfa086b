import { propertiesOf } from '../json-object.ts';

export interface Endpoints {
  authorizationEndpoint: string;
  tokenEndpoint: string;
  jwksUri: string;
}

/** Reads a provider's endpoints (OpenID Connect Discovery 1.0). */
export async function discover(issuer: string): Promise<Endpoints> {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`);
  const said = propertiesOf(await answer.json());
  if (!answer.ok || said['issuer'] !== issuer) throw new Error(`There is no OpenID provider at ${issuer}.`);
  return {
    authorizationEndpoint: String(said['authorization_endpoint']),
    tokenEndpoint: String(said['token_endpoint']),
    jwksUri: String(said['jwks_uri']),
  };
}
