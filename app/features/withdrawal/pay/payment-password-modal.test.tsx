// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { type Fakes, fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/withdrawal.json' with { type: 'json' };
import type { WithdrawalTerms } from '#schemas/generated/platform.ts';
import { PaymentPasswordModal } from './payment-password-modal.tsx';

const terms: Sent<WithdrawalTerms> = {
  ...{ currency: 'EUR', balance: 50_000, available: 30_000, min: 800, feeRate: 100, presets: [] },
  ...{ limit: { times: 5, amount: 200_000 }, left: { times: 4, amount: 180_000 }, requirements: [] },
  ...{ arrivalSeconds: 3600, confirmSeconds: 1800, accountWaitSeconds: 86_400, maxAccounts: 5, made: 3 },
  ...{ hasPaymentPassword: true, accounts: [], providers: [] },
};

function show(fakes: Fakes) {
  const platform = fakePlatform({ withdrawalTerms: () => terms, ...fakes });
  const close = vi.fn();
  showInSite(<PaymentPasswordModal close={close} />, {
    at: '/member?page=securityCenter',
    words: { withdrawal: words },
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
  return { ...platform, close };
}
const write = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const refused = (name: 'currentPassword' | 'paymentPassword') =>
  refusal(422, { errorCode: 'invalid_field', value: { fields: [{ name, rule: 'wrong' }] } });

beforeEach(standInForModals);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says all that is missing at once, and sends nothing', async () => {
  const { callsOf } = show({ changePaymentPassword: () => undefined });
  await press(words.renew.action);
  expect(await screen.findByText(words.pay.required)).toBeDefined();
  expect(screen.getByText(words.set.digits)).toBeDefined();
  write(words.renew.current, '482915');
  write(words.set.new, '593026');
  write(words.set.repeat, '593027');
  await press(words.renew.action);
  expect(await screen.findByText('Incorrect confirmation input')).toBeDefined();
  expect(callsOf('changePaymentPassword')).toHaveLength(0);
});

it('says at its field which digits the platform refused, and closes once they are changed', async () => {
  const answers = [refused('currentPassword'), refused('paymentPassword'), undefined];
  const { callsOf, close } = show({ changePaymentPassword: () => answers.shift() });
  await screen.findByRole('button', { name: words.renew.action });
  write(words.renew.current, '000001');
  write(words.set.new, '112358');
  write(words.set.repeat, '112358');
  await press(words.renew.action);
  expect(await screen.findByText(words.pay.wrong)).toBeDefined();
  write(words.renew.current, '482915');
  expect(screen.queryByText(words.pay.wrong)).toBeNull();
  await press(words.renew.action);
  expect(await screen.findByText(words.set.easy)).toBeDefined();
  expect(close).not.toHaveBeenCalled();
  write(words.set.new, '593026');
  write(words.set.repeat, '593026');
  await press(words.renew.action);
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(callsOf('changePaymentPassword').at(-1)?.body).toEqual({
    currentPassword: '482915',
    paymentPassword: '593026',
  });
});

it('offers to set a first one, and a retry when the terms cannot be loaded', async () => {
  let isUp = false;
  show({
    withdrawalTerms: () =>
      isUp ? { ...terms, hasPaymentPassword: false } : refusal(422, { errorCode: 'not_available' }),
  });
  expect(await screen.findByText(words.card.failed)).toBeDefined();
  isUp = true;
  await press('Try again');
  expect(await screen.findByRole('button', { name: words.set.only })).toBeDefined();
  expect(screen.queryByLabelText(words.renew.current)).toBeNull();
});
