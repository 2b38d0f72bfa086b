// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { type Fakes, fakePlatform, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/player-care.json' with { type: 'json' };
import type { CareLimit, CareStop, PlayerCare } from '#schemas/generated/platform.ts';
import { CarePage } from './care-page.tsx';

const renewsAt = Date.UTC(2026, 10, 30);
const room = (kind: CareLimit['kind'], period: CareLimit['period']): CareLimit => ({ kind, period, used: 0, renewsAt });
const weekly: CareLimit = { ...room('deposit', 'week'), amount: 20_000, used: 5000, left: 15_000 };

const care: Sent<PlayerCare> = {
  currency: 'EUR',
  timeZone: 'Europe/Malta',
  parts: ['limits', 'timeOut', 'selfExclusion', 'selfTest'],
  limits: [weekly, room('deposit', 'day'), room('deposit', 'month'), room('loss', 'week'), room('session', 'day')],
  increaseHours: 24,
  sessionStartedAt: Date.UTC(2026, 10, 26),
  position: { since: '2026-01-01', deposited: 0, withdrawn: 0, balance: 0, net: 0 },
};

function show(fakes: Fakes = {}, state: Partial<Sent<PlayerCare>> = {}) {
  const platform = fakePlatform({ playerCare: () => ({ ...care, ...state }), memberInfo: () => member, ...fakes });
  showInSite(<CarePage />, {
    at: '/member?page=playerCare',
    words: { 'player-care': words },
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
  return platform;
}
/** Handler that records payloads and returns `answer`. */
const saving =
  <Answer,>(sent: unknown[], answer: Answer) =>
  ({ body }: { body: unknown }) => {
    sent.push(body);
    return answer;
  };
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => {
  standInForModals();
  sessionStorage.clear();
});
afterEach(cleanup);

it('shows what is used and left of a limit, and the way to set the others', async () => {
  show();
  expect(await screen.findByText('€50.00 of €200.00')).toBeDefined();
  expect(screen.getByText('€150.00 left')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Change: Deposits' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Set a limit: Losses' })).toBeDefined();
});

it('says that a lower limit counts at once and a higher one waits, and sends what was read', async () => {
  const sent: unknown[] = [];
  show({ setCareLimit: saving(sent, care) });
  await press('Change: Deposits');
  const amount = dialog().getByRole('spinbutton');
  fireEvent.change(amount, { target: { value: '100' } });
  expect(dialog().getByText(words.limits.form.atOnce)).toBeDefined();
  fireEvent.change(amount, { target: { value: '300' } });
  expect(dialog().getByText(/^This is higher than €200.00, so it can start after 1 day/)).toBeDefined();
  fireEvent.click(dialog().getByRole('button', { name: 'Set €300.00' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    kind: 'deposit',
    period: 'week',
    amount: 30_000,
    shown: { language: 'EN', text: expect.stringContaining('can start after 1 day') },
  });
});

it('starts a break only after the second step, with everything that it says', async () => {
  const sent: unknown[] = [];
  const stop: Sent<CareStop> = { kind: 'timeOut', scope: 'brand', startedAt: 1, endsAt: 2, canAskToReturn: false };
  show({ startTimeOut: saving(sent, { stop }) });
  await press('Choose: Time-out');
  expect(dialog().getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  fireEvent.click(dialog().getByRole('radio', { name: '3 days' }));
  fireEvent.click(dialog().getByRole('button', { name: 'Next' }));
  expect(sent).toEqual([]);
  expect(dialog().getByText(words.break.what.fixed)).toBeDefined();
  fireEvent.click(dialog().getByRole('button', { name: 'Start my time-out' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ hours: 72, shown: { text: expect.stringContaining(words.break.what.money) } });
});

it('keeps the answers of the self-test on the device until the member has the score kept', async () => {
  const sent: unknown[] = [];
  show({ keepSelfTest: saving(sent, care) });
  await press('Take the self-test');
  for (let question = 0; question < 9; question += 1) {
    fireEvent.click(dialog().getByRole('radio', { name: 'Sometimes' }));
    fireEvent.click(dialog().getByRole('button', { name: 'Next' }));
  }
  expect(dialog().getByText(words.selfTest.band.high)).toBeDefined();
  expect(sent).toEqual([]);
  fireEvent.click(dialog().getByRole('button', { name: 'Keep my score' }));
  await waitFor(() => expect(sent).toMatchObject([{ score: 9 }]));
});

it('shows only the parts that the brand has', async () => {
  show({}, { parts: ['limits'] });
  await screen.findByText(words.limits.title);
  expect(screen.queryByText(words.break.title)).toBeNull();
  expect(screen.queryByText(words.selfTest.title)).toBeNull();
});

it('asks for the confirmation of a limit that has waited', async () => {
  const confirmed: unknown[] = [];
  const increase = { amount: 50_000, askedAt: 1, readyAt: 2, isReady: true };
  const take = saving(confirmed, care);
  show({ confirmCareLimit: take }, { limits: [{ ...weekly, increase }] });
  expect(await screen.findByText('Weekly: €500.00 is ready. Do you still want it?')).toBeDefined();
  await press(words.limits.increase.confirm);
  await waitFor(() => expect(confirmed).toMatchObject([{ kind: 'deposit', period: 'week' }]));
});
