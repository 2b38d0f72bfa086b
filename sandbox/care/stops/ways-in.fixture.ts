import { createHash, randomBytes } from 'node:crypto';
import { type Browser, openBrowser } from '#sandbox/devices/browser.fixture.ts';
import { passkeyOn } from '#sandbox/passkeys/authenticator.fixture.ts';
import { answerOf, rowsOf } from '#sandbox/testing/answer-of.ts';
import { createBrowser } from '#sandbox/testing/browse.ts';
import type { Reply, TestSandbox } from '#sandbox/testing/test-sandbox.ts';

export const PAGE = 'https://www.sandbox.example';
export const ACCOUNT = 'mangga7';
export const MOBILE = { countryDialingCode: '+63', mobileNum: '9170000999' };
export const EMAIL = 'lina.reyes@mail.example';
/** Typed in another way than the member did. */
export const PERSON = { payeeName: 'LINA REYES', birthday: '03-05-1991' };
export const CARD = { kind: 'bank', provider: 'Pacific Union Bank', holder: 'Lina Reyes', number: '00998877665' };
const PEOPLE = { google: '1000001', facebook: '1000002' } as const;
const REDIRECT = 'http://localhost:4173/sign-in.html';

/** Every way in that a member can have, made ready before the member stops. */
export async function waysIn(
  sandbox: TestSandbox,
): Promise<{ browser: Browser; ways: Record<string, () => Promise<Way>> }> {
  const browser = openBrowser(sandbox);
  await rowsOf(
    sandbox,
    `update sandbox.members set mobile = '+639170000999', email = '${EMAIL}',
       details = '{"payeeName": "Lina Reyes", "birthday": "03-05-1991"}' where account = '${ACCOUNT}'`,
  );
  await rowsOf(
    sandbox,
    `insert into sandbox.payout_accounts (member_id, kind, provider, holder, number, is_default, created_at, usable_at)
     select id, '${CARD.kind}', '${CARD.provider}', '${CARD.holder}', '${CARD.number}', true, 0, 0
       from sandbox.members where account = '${ACCOUNT}'`,
  );
  for (const [provider, subject] of Object.entries(PEOPLE))
    await rowsOf(
      sandbox,
      `insert into sandbox.identities (provider, subject, member_id)
       select '${provider}', '${subject}', id from sandbox.members where account = '${ACCOUNT}'`,
    );
  const passkey = await addPasskey(sandbox);
  await browser.logInForADay(ACCOUNT);
  const ways = {
    password: async () => said(await post(sandbox, '/wps/session/login', { secret: password })),
    sms: async () => said(await bySms(sandbox)),
    google: async () => said(await byProvider(sandbox, 'google')),
    facebook: async () => said(await byProvider(sandbox, 'facebook')),
    passkey: async () => {
      const asked = await sandbox.call('POST', '/wps/session/login/passkey/options', { headers: { origin: PAGE } });
      const json = passkey.sign(answerOf('passkeyLogInOptions', asked).value);
      return said(await post(sandbox, '/wps/session/login/passkey', { json, headers: { origin: PAGE } }));
    },
    device: async () => {
      const { status, body } = await browser.resume();
      return { status, errorCode: String(body['errorCode'] ?? '') };
    },
  };
  return { browser, ways };
}

export interface Way {
  status: number;
  errorCode: string;
}

const password = { username: ACCOUNT, password: 'Sandbox1!', type: 'username' };

function said({ status, body }: Reply): Way {
  return { status, errorCode: body.errorCode ?? '' };
}

function post(sandbox: TestSandbox, url: string, request: object): Promise<Reply> {
  return sandbox.call('POST', url, request);
}

async function addPasskey(sandbox: TestSandbox) {
  const token = await sandbox.login(ACCOUNT);
  const headers = { origin: PAGE };
  const asked = await post(sandbox, '/wps/member/passkeys/options', {
    token,
    headers,
    secret: { password: 'Sandbox1!' },
  });
  const passkey = passkeyOn(PAGE);
  const json = passkey.make(answerOf('passkeyOptions', asked).value);
  answerOf('addPasskey', await post(sandbox, '/wps/member/passkeys', { token, headers, json }));
  return passkey;
}

async function bySms(sandbox: TestSandbox): Promise<Reply> {
  await post(sandbox, '/wps/verification/sms/noLogin', { json: MOBILE });
  const { text } = await sandbox.call('GET', '/sandbox/control/outbox');
  const verificationCode = /"body":"(\d{6}) is your code/.exec(text)?.[1] ?? '';
  return post(sandbox, '/wps/session/login', { secret: { type: 'sms', ...MOBILE, verificationCode } });
}

async function byProvider(sandbox: TestSandbox, provider: keyof typeof PEOPLE): Promise<Reply> {
  const answer = await sandbox.call('GET', `/wps/session/login/oidc?provider=${provider}`);
  const codeVerifier = randomBytes(32).toString('base64url');
  const nonce = randomBytes(16).toString('base64url');
  const address = new URL(answerOf('oidcProvider', answer).value.authorizationEndpoint);
  address.search = new URLSearchParams({
    ...{
      client_id: `sandbox.${provider}`,
      redirect_uri: REDIRECT,
      response_type: 'code',
      scope: 'openid email profile',
    },
    ...{ state: 'S', nonce, code_challenge_method: 'S256' },
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
  }).toString();
  const person = createBrowser(REDIRECT);
  const asked = await person.go(address.href);
  const back = await person.go(`${asked.url}/${PEOPLE[provider]}`, 'POST');
  const code = new URL(back.url).searchParams.get('code') ?? '';
  const secret = { provider, code, codeVerifier, nonce, redirectUri: REDIRECT };
  return post(sandbox, '/wps/session/login/oidc', { secret });
}
