import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';
import type { OidcProviderName } from '#schemas/generated/platform.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { serveInteraction } from './interaction.ts';
import { memoryAdapter } from './memory-adapter.ts';
import { findPerson } from './people.ts';

interface LocalProviderOptions {
  name: OidcProviderName;
  clientId: string;
  /** Base path of the site that people return to. */
  basePath: string;
}

const HOST = '127.0.0.1';

/** Starts a local stand-in for a company's OpenID provider. It asks for the person, not for a password. */
export async function startLocalProvider({ name, clientId, basePath }: LocalProviderOptions) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The OpenID provider has no port.');
  const provider: IdentityProvider = {
    issuer: `http://${HOST}:${address.port}`,
    clientId,
    clientSecret: randomBytes(32).toString('base64url'),
  };
  const oidc = new Provider(provider.issuer, await configuration(provider, basePath));
  const serveProtocol = oidc.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void serveInteraction(oidc, name, request, response);
    else void serveProtocol(request, response);
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { provider, stop };
}

async function configuration({ clientId, clientSecret }: IdentityProvider, basePath: string): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        // Native clients may use any port of a loopback address, and a preview takes any free port.
        application_type: 'native',
        redirect_uris: ['localhost', HOST].map((name) => `http://${name}${basePath}sign-in.html`),
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // The platform reads only the ID token, as with the real providers.
    conformIdTokenClaims: false,
    findAccount: (_context, subject) => findPerson(subject),
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  };
}
