import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import { propertiesOf } from '../json-object.ts';
import { discover } from './discover.ts';
import type { IdentityProvider } from './identity-provider.ts';

export interface CodeExchange {
  code: string;
  codeVerifier: string;
  nonce: string;
  redirectUri: string;
}

/** Exchanges a code for the claims of the person who signed in. @throws for an invalid code or token */
export async function exchangeCode(
  provider: IdentityProvider,
  { code, codeVerifier, nonce, redirectUri }: CodeExchange,
): Promise<JWTPayload & { sub: string }> {
  const { tokenEndpoint, jwksUri } = await discover(provider.issuer);
  const answer = await fetch(tokenEndpoint, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${encodeURIComponent(provider.clientId)}:${provider.clientSecret}`)}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: codeVerifier,
      redirect_uri: redirectUri,
    }),
  });
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
  const { id_token: token } = propertiesOf(await answer.json());
  const { payload } = await jwtVerify(String(token), createRemoteJWKSet(new URL(jwksUri)), {
    issuer: provider.issuer,
    audience: provider.clientId,
    requiredClaims: ['sub', 'exp', 'nonce'],
  });
  if (payload['nonce'] !== nonce || !payload.sub) throw new Error('The ID token is not for this sign-in.');
  return { ...payload, sub: payload.sub };
}
