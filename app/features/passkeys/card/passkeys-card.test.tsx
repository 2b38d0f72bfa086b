// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { type Fakes, fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { standInForPasskeys } from '#app/session/passkeys/passkey-double.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { ToastShelf } from '#app/shell/toasts/toast-shelf.tsx';
import words from '#locales/EN/passkeys.json' with { type: 'json' };
import shell from '#locales/EN/shell.json' with { type: 'json' };
import type { Passkey } from '#schemas/generated/platform.ts';
import { PasskeysCard } from './passkeys-card.tsx';

const made = {
  ...{ id: 'cGFzcw', rawId: 'cGFzcw' },
  response: { clientDataJSON: 'ZGF0YQ', attestationObject: 'YXR0ZXN0' },
};
const creation = {
  ...{
    challenge: 'Y2hhbA',
    rp: { id: 'localhost', name: 'B' },
    user: { id: 'dXNlcg', name: 'ana', displayName: 'Ana' },
  },
  ...{ pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }], excludeCredentials: [] },
  authenticatorSelection: { residentKey: 'required' as const, userVerification: 'required' as const },
};
const phone: Passkey = {
  ...{ passkeyId: 4, name: 'Chrome, Android', domain: 'localhost', createdAt: 0 },
  ...{ isSynced: false, confirmsWithdrawals: true },
};

function show(list: readonly Passkey[], fakes: Fakes = {}, more: { asksPaymentPassword?: boolean } = {}) {
  const platform = fakePlatform({
    passkeys: () => ({ passkeys: [...list], maxPasskeys: 10, asksPaymentPassword: false, ...more }),
    passkeyOptions: () => creation,
    addPasskey: () => phone,
    ...fakes,
  });
  const card = (
    <>
      <PasskeysCard />
      <ToastShelf />
    </>
  );
  showInSite(card, {
    at: '/member?page=securityCenter',
    words: { passkeys: words },
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
  return platform;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const write = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });

beforeEach(() => {
  standInForModals();
  standInForPasskeys({ make: async () => made });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('adds a passkey after the password, and says which one was wrong', async () => {
  const wrong = refusal(422, { errorCode: 'invalid_field', value: { fields: [{ name: 'password', rule: 'wrong' }] } });
  const answers = [wrong, creation];
  const { callsOf } = show([], { passkeyOptions: () => answers.shift() ?? creation });
  expect(await screen.findByText(words.empty)).toBeDefined();
  await press(words.add.open);
  await press(words.add.action);
  expect(await screen.findByText(words.confirm.required)).toBeDefined();
  write(words.confirm.password, 'wrong');
  await press(words.add.action);
  expect(await screen.findByText(words.confirm.wrong)).toBeDefined();
  write(words.confirm.password, 'Sandbox1!');
  await press(words.add.action);
  expect(await screen.findByText(words.add.done)).toBeDefined();
  expect(callsOf('passkeyOptions').at(-1)?.body).toEqual({ password: 'Sandbox1!' });
  expect(callsOf('addPasskey').map(({ body }) => body)).toEqual([{ ...made, type: 'public-key' }]);
});

it('asks for the payment password where only that lets it confirm withdrawals, and can do without', async () => {
  const { callsOf } = show([], {}, { asksPaymentPassword: true });
  await press(words.add.open);
  write(words.confirm.password, 'Sandbox1!');
  write(words.confirm.payment, '48291');
  await press(words.add.action);
  expect(await screen.findByText(words.confirm.paymentShort)).toBeDefined();
  write(words.confirm.payment, '482915');
  await press(words.add.action);
  await screen.findByText(words.add.done);
  expect(callsOf('passkeyOptions').map(({ body }) => body)).toEqual([
    { password: 'Sandbox1!', paymentPassword: '482915' },
  ]);
});

it.each([
  ['NotAllowedError', words.ended.cancelled],
  ['InvalidStateError', words.ended.known],
  ['ConstraintError', words.ended.unable],
])('says what to do after %s, and stores nothing', async (name, text) => {
  standInForPasskeys({ make: () => Promise.reject(Object.assign(new Error(), { name })) });
  const { callsOf } = show([]);
  await press(words.add.open);
  write(words.confirm.password, 'Sandbox1!');
  await press(words.add.action);
  expect(await screen.findByText(text)).toBeDefined();
  expect(callsOf('addPasskey')).toEqual([]);
});

it('renames a passkey, and removes it unless it is the only way in', async () => {
  const answers = [refusal(409, { errorCode: 'last_way_in' }), undefined];
  const { callsOf } = show([phone], { renamePasskey: () => undefined, removePasskey: () => answers.shift() });
  await press('Rename Chrome, Android');
  write(words.rename.name, ' ');
  await press(words.rename.action);
  expect(await screen.findByText(words.rename.required)).toBeDefined();
  write(words.rename.name, 'My phone');
  await press(words.rename.action);
  await waitFor(() => expect(callsOf('renamePasskey')[0]?.body).toEqual({ passkeyId: 4, name: 'My phone' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: words.rename.action })).toBeNull());
  await press('Remove Chrome, Android');
  await press(words.remove.action);
  expect(await screen.findByText(shell.error.code.last_way_in)).toBeDefined();
  await press(words.remove.action);
  expect(await screen.findByText('We’ve removed “Chrome, Android”.')).toBeDefined();
  expect(callsOf('removePasskey').map(({ query }) => query)).toEqual([{ passkeyId: '4' }, { passkeyId: '4' }]);
});

it('offers no adding in a browser without passkeys, and says so; a failed list has a retry', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  let isUp = false;
  show([phone], {
    passkeys: () =>
      isUp
        ? { passkeys: [phone], maxPasskeys: 10, asksPaymentPassword: false }
        : refusal(422, { errorCode: 'not_available' }),
  });
  expect(await screen.findByText(words.failed)).toBeDefined();
  isUp = true;
  await press('Try again');
  expect(await screen.findByText(words.unable)).toBeDefined();
  expect(screen.getByText(words.logsInAndConfirms)).toBeDefined();
  expect(screen.queryByRole('button', { name: words.add.open })).toBeNull();
});
