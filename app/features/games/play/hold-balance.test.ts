import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { member } from '#app/session/member.fixture.ts';
import { createSessionStore } from '#app/session/session-store.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { holdBalance } from './hold-balance.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begun() {
  const store = createSessionStore();
  store.setState({ status: 'member', member: { ...member, balance: minorUnits(5850) } });
  const hold = holdBalance(store);
  hold.begin();
  const tell = (balance: number) => store.setState({ member: { ...member, balance: minorUnits(balance) } });
  return { store, hold, tell, balance: () => store.getState().member?.balance };
}

it('keeps the balance until the game has told the result, and then shows the platform’s last one', () => {
  const { hold, tell, balance } = begun();
  tell(5800);
  tell(6350);
  expect(balance()).toBe(5850);
  hold.end();
  expect(balance()).toBe(6350);
  tell(6300);
  expect(balance()).toBe(6300);
});

it('shows the truth after a while although the game stays silent', () => {
  const { tell, balance } = begun();
  tell(6350);
  vi.advanceTimersByTime(20_000);
  expect(balance()).toBe(6350);
});

it('ends one round by the next', () => {
  const { hold, tell, balance } = begun();
  tell(6350);
  hold.begin();
  expect(balance()).toBe(6350);
  tell(6300);
  expect(balance()).toBe(6350);
});

it('leaves another member’s balance, and a session that has ended, alone', () => {
  const { store, hold, balance } = begun();
  store.setState({ member: { ...member, id: member.id + 1, balance: minorUnits(10) } });
  expect(balance()).toBe(10);
  hold.end();
  expect(balance()).toBe(10);
  hold.begin();
  store.setState({ status: 'guest', member: null });
  hold.end();
  expect(store.getState().member).toBeNull();
});
