// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { type Fakes, fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/agent-team.json' with { type: 'json' };
import type { RateRange } from '#schemas/generated/platform.ts';
import { RatesDialog } from './rates-dialog.tsx';

const range = (account: string, lowestRate: number, isDirect = true): Sent<RateRange> => {
  return { account, rate: 70, lowestRate, highestRate: 80, isDirect };
};
const onDone = vi.fn();

function show(fakes: Fakes = {}, ranges = [range('coral', 60), range('kiko', 0), range('banaba', 0, false)]) {
  const platform = fakePlatform({ teamRateRanges: () => ({ ranges }), ...fakes });
  const accounts = ranges.map(({ account }) => account);
  showInSite(<RatesDialog accounts={accounts} onDone={onDone} onClose={() => undefined} />, {
    at: '/agentHome?page=teamManagement',
    words: { 'agent-team': words },
    prepare: ({ session }) => session.store.setState({ status: 'agent', member: { ...member, type: 1 } }),
  });
  return platform;
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Set the rate of 3 accounts' }));
const type = async (value: string) =>
  fireEvent.change(await screen.findByRole('spinbutton', { name: words.rate.field }), { target: { value } });

beforeEach(() => {
  standInForModals();
  sessionStorage.clear();
  onDone.mockClear();
});
afterEach(cleanup);

it('offers the rates that all can have, and names who cannot have another', async () => {
  show();
  const { findByText, getByRole, getByText, queryByText } = await dialog();
  expect(await findByText(/^All of them can have 0.60% to 0.80%/)).toBeDefined();
  const slider = getByRole('slider', { name: words.rate.slider });
  expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['60', '80']);
  expect(getByText('1 account keeps its rate')).toBeDefined();
  expect(getByText('0.70% · not your direct downline')).toBeDefined();
  await type('0.5');
  expect(getByText('2 accounts keep their rates')).toBeDefined();
  expect(getByText(/^0.70% · at least 0.60%/)).toBeDefined();
  expect(getByRole('button', { name: 'Set 0.50% for 1 account' })).toBeDefined();
  await type('0.7');
  expect(getByRole('button', { name: 'Set rate' })).toBeDefined();
  await type('0.81');
  expect(getByText('Enter a rate from 0.00% to 0.80%.')).toBeDefined();
  expect(queryByText(/at least 0.60%, the/)).toBeNull();
});

it('sends one call with one key, and again with the same key after a lost answer', async () => {
  let isLost = true;
  const { callsOf } = show({
    setTeamRates: () =>
      isLost ? Promise.reject(new TypeError('lost')) : { rate: 75, changed: 2, same: 0, refused: [] },
  });
  await type('0.75');
  const send = await screen.findByRole('button', { name: 'Set 0.75% for 2 accounts' });
  fireEvent.click(send);
  await waitFor(() => expect(screen.getByText(/We didn’t get an answer/)).toBeDefined());
  isLost = false;
  fireEvent.click(send);
  fireEvent.click(send);
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith([]));
  const sent = callsOf('setTeamRates').map(({ body }) => Object(body));
  expect(sent).toHaveLength(2);
  expect(sent[0].accounts).toEqual(['coral', 'kiko', 'banaba'].map((account) => ({ account, shown: 70 })));
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

it('asks again for a lost answer as it was shown, although the rates are set by now', async () => {
  let isSet = false;
  const { callsOf } = show({
    teamRateRanges: () => ({
      ranges: ['coral', 'kiko', 'banaba'].map((account) => ({ ...range(account, 0), rate: isSet ? 75 : 70 })),
    }),
    setTeamRates: () => {
      if (isSet) return { rate: 75, changed: 3, same: 0, refused: [] };
      isSet = true;
      return Promise.reject(new TypeError('lost'));
    },
  });
  await type('0.75');
  fireEvent.click(await screen.findByRole('button', { name: 'Set 0.75% for 3 accounts' }));
  await waitFor(() => expect(callsOf('teamRateRanges')).toHaveLength(2));
  await waitFor(() => expect(screen.getByText(/We didn’t get an answer/)).toBeDefined());
  await act(async () => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Set 0.75% for 3 accounts' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith([]));
  const [first, second] = callsOf('setTeamRates').map(({ body }) => body);
  expect(second).toEqual(first);
});

it('shows the rates of now after a refusal, and once another rate is wanted', async () => {
  let rate = 70;
  let answer = () => Promise.resolve(refusal(409, { errorCode: 'not_found' }));
  show({
    teamRateRanges: () => ({
      ranges: ['coral', 'kiko', 'banaba'].map((account) => ({ ...range(account, 0), rate })),
    }),
    setTeamRates: () => {
      rate += 1;
      return answer();
    },
  });
  await type('0.72');
  fireEvent.click(await screen.findByRole('button', { name: 'Set 0.72% for 3 accounts' }));
  await type('0.71');
  expect(await screen.findByText('All of these accounts already have 0.71%.')).toBeDefined();
  answer = () => Promise.reject(new TypeError('lost'));
  await type('0.75');
  fireEvent.click(await screen.findByRole('button', { name: 'Set 0.75% for 3 accounts' }));
  await waitFor(() => expect(screen.getByText(/We didn’t get an answer/)).toBeDefined());
  await type('0.72');
  expect(await screen.findByText('All of these accounts already have 0.72%.')).toBeDefined();
});

it('says how many were changed, and keeps those selected that were not', async () => {
  const refused = [{ account: 'kiko', reason: 'rate_changed', rate: 65, lowestRate: 0, highestRate: 80 } as const];
  show({ setTeamRates: () => ({ rate: 75, changed: 1, same: 0, refused: [...refused] }) });
  await type('0.75');
  fireEvent.click(await screen.findByRole('button', { name: 'Set 0.75% for 2 accounts' }));
  const { findByText, getByText, getByRole } = await dialog();
  expect(await findByText('1 account now has a rate of 0.75%')).toBeDefined();
  expect(getByText('0.65% · changed in the meantime')).toBeDefined();
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.click(getByRole('button', { name: words.rates.done }));
  expect(onDone).toHaveBeenCalledExactlyOnceWith(['kiko']);
});

it('offers no rate when none of the accounts is a direct downline', async () => {
  show({}, [range('banaba', 0, false), range('tala', 0, false), range('luzon', 0, false)]);
  const { findByText, queryByRole } = await dialog();
  expect(await findByText(words.rates.none)).toBeDefined();
  expect(queryByRole('spinbutton')).toBeNull();
});
