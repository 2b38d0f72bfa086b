// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { standInForPasskeys } from '#app/session/passkeys/passkey-double.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/login-passkey.json' with { type: 'json' };
import shell from '#locales/EN/shell.json' with { type: 'json' };
import { PasskeyButton } from './passkey-button.tsx';

const signed = {
  ...{ id: 'cGFzcw', rawId: 'cGFzcw' },
  response: { clientDataJSON: 'ZGF0YQ', authenticatorData: 'YXV0aA', signature: 'c2lnbg' },
};
const session = { token: 'T', firstTimeLogin: false, passwordExpired: false, userInfo: member };
const enter = vi.fn(async () => 'member' as const);

function show(passkeyLogIn: () => typeof session | Response = () => session, isAccepted = () => true) {
  const platform = fakePlatform({
    passkeyLogInOptions: () => ({ challenge: 'Y2hhbA', rpId: 'localhost', userVerification: 'required' }),
    passkeyLogIn,
  });
  showInSite(<PasskeyButton enter={enter} admit={async () => true} isAccepted={isAccepted} />, {
    at: '/login',
    words: { 'login-passkey': words },
  });
  return platform;
}
const press = async () => fireEvent.click(await screen.findByRole('button', { name: words.continue }));
const cancel = () => {
  throw Object.assign(new Error(), { name: 'NotAllowedError' });
};

beforeEach(() => {
  standInForPasskeys({ sign: async () => signed });
  enter.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('logs in with what the passkey signed', async () => {
  const { callsOf } = show();
  await press();
  await waitFor(() => expect(enter).toHaveBeenCalledExactlyOnceWith('T', false));
  expect(callsOf('passkeyLogIn').map(({ body }) => body)).toEqual([{ ...signed, type: 'public-key' }]);
});

it('says what to do when none is used, and when the platform does not know it', async () => {
  let isCancelled = true;
  standInForPasskeys({ sign: async () => (isCancelled ? cancel() : signed) });
  show(() => refusal(403, { errorCode: 'passkey_unknown' }));
  await press();
  expect(await screen.findByText(words.cancelled)).toBeDefined();
  isCancelled = false;
  await press();
  expect(await screen.findByText(shell.error.code.passkey_unknown)).toBeDefined();
  expect(enter).not.toHaveBeenCalled();
});

// @proves 4.5
it('logs in with a passkey that is picked in the name field, once the disclaimer is accepted', async () => {
  let isAccepted = false;
  const picks: ((picked: typeof signed) => void)[] = [];
  standInForPasskeys({ fillsIn: true, sign: (inField) => new Promise((resolve) => inField && picks.push(resolve)) });
  const { callsOf } = show(undefined, () => isAccepted);
  await waitFor(() => expect(picks).toHaveLength(1));
  picks[0]?.(signed);
  expect(await screen.findByText(shell.logIn.accept)).toBeDefined();
  expect(callsOf('passkeyLogIn')).toEqual([]);
  await waitFor(() => expect(picks).toHaveLength(2));
  isAccepted = true;
  picks[1]?.(signed);
  await waitFor(() => expect(enter).toHaveBeenCalledOnce());
});

it('is not there in a browser without passkeys, which asks the platform for nothing', () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  const { ids } = show();
  expect(screen.queryByRole('button')).toBeNull();
  expect(ids()).toEqual([]);
});
