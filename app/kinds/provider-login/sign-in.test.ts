import { expect, it } from 'vitest';
import { authorizationUrl, newAttempt } from './sign-in-attempt.ts';
import { CHANNEL, codeFrom } from './sign-in-window.ts';

const answer = (message: object) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  channel.close();
};

it('requests a code with PKCE, state and nonce, each used once', async () => {
  const attempt = newAttempt();
  const destination = { endpoint: 'https://id.example/auth', clientId: 'site', redirectUri: 'https://site.example/x' };
  const { searchParams } = new URL(await authorizationUrl(attempt, destination));
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: 'site',
    redirect_uri: 'https://site.example/x',
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: attempt.state,
    nonce: attempt.nonce,
  });
  const again = newAttempt();
  expect(new Set([...Object.values(attempt), ...Object.values(again)]).size).toBe(6);
  expect(attempt.codeVerifier).toMatch(/^[\w-]{43}$/);
});

it('matches the challenge in the example of RFC 7636', async () => {
  const attempt = { ...newAttempt(), codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk' };
  const destination = { endpoint: 'https://id.example/auth', clientId: 'site', redirectUri: 'https://site.example/x' };
  const { searchParams } = new URL(await authorizationUrl(attempt, destination));
  expect(searchParams.get('code_challenge')).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
});

it('accepts only the code with its own state', async () => {
  const code = codeFrom({ closed: false }, 'mine');
  answer({ state: 'another', code: 'stolen' });
  answer({ code: 'stolen' });
  answer({ state: 'mine', code: 'given' });
  expect(await code).toBe('given');
});

it('distinguishes declining from closing the window', async () => {
  const denied = codeFrom({ closed: false }, 'mine');
  answer({ state: 'mine', error: 'access_denied' });
  await expect(denied).rejects.toMatchObject({ failure: 'denied' });
  await expect(codeFrom({ closed: true }, 'mine')).rejects.toMatchObject({ failure: 'closed' });
});
