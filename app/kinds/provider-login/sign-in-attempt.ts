/** One sign-in with another company, from the click to the code. Random values, never stored. */
export interface SignInAttempt {
  /** Returned with the code; rejects answers to other requests. */
  state: string;
  /** Returned in the ID token, which the platform reads. */
  nonce: string;
  /** Proves to the provider that the code and the request come from the same place (PKCE). */
  codeVerifier: string;
}

export function newAttempt(): SignInAttempt {
  return { state: randomText(), nonce: randomText(), codeVerifier: randomText() };
}

interface Destination {
  endpoint: string;
  clientId: string;
  redirectUri: string;
}

/** Address of the provider's page for an attempt: authorization code flow with PKCE (S256). */
export async function authorizationUrl(
  { state, nonce, codeVerifier }: SignInAttempt,
  { endpoint, clientId, redirectUri }: Destination,
): Promise<string> {
  const url = new URL(endpoint);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
  const parameters = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** 256 random bits: 43 characters, the minimum for PKCE. */
function randomText(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
