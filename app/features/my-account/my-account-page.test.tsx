// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { type Fake, type Fakes, fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { ToastShelf } from '#app/shell/toasts/toast-shelf.tsx';
import words from '#locales/EN/my-account.json' with { type: 'json' };
import type { LogIn, MemberAccount, RememberedDevice } from '#schemas/generated/platform.ts';
import { feature } from './feature.ts';
import { logInsOf } from './log-ins/log-ins.fixture.ts';
import { MyAccountPage } from './my-account-page.tsx';

const account: MemberAccount = {
  memberSince: Date.UTC(2026, 2, 3),
  steps: [
    { name: 'password', isDone: true, changedAt: Date.UTC(2026, 3, 1) },
    { name: 'email', isDone: false },
  ],
  personal: [
    { name: 'name', value: 'Anna K•••', lock: 'verified' },
    { name: 'nationality', value: 'DE', lock: 'verified' },
    { name: 'idNumber', value: '•••• 4417', lock: 'none' },
    { name: 'email', value: '', lock: 'none' },
    { name: 'mobile', value: '•••• 2207', lock: 'proven' },
    { name: 'line', value: 'k•••', lock: 'none' },
  ],
  vip: { label: 'Silver', points: 3180, from: 1000, next: { label: 'Gold', points: 5000 } },
};
const at = { lastUsedAt: Date.UTC(2026, 4, 20, 9), expiresAt: Date.UTC(2026, 4, 21, 9) };
const phone = { deviceId: 'a', browser: 'Chrome', system: 'Android', isCurrent: true, ...at };
const desk = { deviceId: 'b', browser: 'Firefox', system: '', isCurrent: false, ...at };
const logIn: LogIn = {
  ...{ logInId: 2, at: Date.UTC(2026, 4, 20, 9), browser: 'Chrome', system: 'Android', address: '192.0.2.7' },
  ...{ isRefused: false, isCurrent: true },
};

/** Renders the page with these devices; forgetting one removes it. */
function show(fakes: Fakes = {}, known: RememberedDevice[] = []) {
  const keep = (kept: RememberedDevice[]) => void known.splice(0, known.length, ...kept);
  const revokeDevice: Fake<'revokeDevice'> = ({ query }) =>
    keep(known.filter(({ deviceId }) => deviceId !== query['deviceId']));
  const platform = fakePlatform({
    memberAccount: () => account,
    devices: () => ({ devices: known }),
    logIns: () => logInsOf(logIn, { ...logIn, logInId: 1, isRefused: true, isCurrent: false }),
    endOtherSessions: () => keep([]),
    revokeDevice,
    ...fakes,
  });
  const parts = (
    <>
      <MyAccountPage />
      <ToastShelf />
    </>
  );
  showInSite(parts, {
    at: '/member?page=securityCenter',
    features: [feature],
    words: { 'my-account': words },
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
  return platform;
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const devices = () => screen.findByRole('list', { name: 'Devices that stay logged in' });

beforeEach(standInForModals);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says the level in a sentence, and offers the one step that raises it', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Good, one step from strong' })).toBeDefined();
  expect(screen.getByText('of 2', { exact: false }).textContent).toBe('1 of 2');
  expect(screen.getByRole('button', { name: 'Add my email address' })).toBeDefined();
});

it('shows the personal data as the platform masked it, what is locked, and why', async () => {
  show();
  expect(await screen.findByText('Anna K•••')).toBeDefined();
  expect(screen.getByText('Germany')).toBeDefined();
  expect(screen.getAllByText('Locked')).toHaveLength(3);
  expect(screen.getByText(words.personal.lock.verified)).toBeDefined();
  expect(screen.getByText(words.personal.lock.proven)).toBeDefined();
  expect(screen.getByText('ID number').nextSibling?.textContent).toBe('•••• 4417');
  expect(screen.getByText('LINE').nextSibling?.textContent).toBe('k•••');
});

it('shows how far the next VIP level is', async () => {
  show();
  expect(await screen.findByText('3,180 of 5,000 level points')).toBeDefined();
  expect(screen.getByText('1,820 to go')).toBeDefined();
});

it('keeps each part when another cannot be loaded, with a retry', async () => {
  let isWell = false;
  show({ memberAccount: () => (isWell ? account : refusal(403)), logIns: () => refusal(403) }, [desk]);
  expect(within(await devices()).getAllByRole('listitem')).toHaveLength(1);
  expect(await screen.findByText('We couldn’t load your log-ins.')).toBeDefined();
  expect(await screen.findByText('We couldn’t load your account')).toBeDefined();
  isWell = true;
  const [retry] = screen.getAllByRole('button', { name: 'Try again' });
  if (retry) fireEvent.click(retry);
  expect(await screen.findByText('Good, one step from strong')).toBeDefined();
});

it('marks this session and a wrong password among the last log-ins', async () => {
  show();
  const list = await screen.findByRole('list', { name: 'Recent log-ins' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toContain('This session');
  expect(second?.textContent).toContain('Wrong password');
  const all = screen.getByRole('link', { name: 'All log-ins' });
  expect(all.getAttribute('href')).toBe('/member?page=securityCenter&view=history');
});

it('forgets one device, and takes one that is gone already as forgotten', async () => {
  show({}, [phone, desk]);
  expect(within(await devices()).getAllByRole('listitem')[0]?.textContent).toMatch(/^Chrome on Android/);
  await press('Forget Firefox');
  expect(await screen.findByText('We’ve forgotten Firefox.')).toBeDefined();
  cleanup();
  show({ revokeDevice: () => refusal(404, { errorCode: 'not_found' }) }, [desk]);
  await press('Forget Firefox');
  expect(await screen.findByText('We’ve forgotten Firefox.')).toBeDefined();
});

it('says that a device could not be forgotten, and keeps it', async () => {
  show({ revokeDevice: () => refusal(500) }, [desk]);
  await press('Forget Firefox');
  expect(await screen.findByText('We couldn’t forget Firefox. Please try again.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Forget Firefox' })).toBeDefined();
});

it('logs out everywhere else after a question', async () => {
  const { callsOf } = show({}, [desk]);
  await devices();
  await press('Log out everywhere');
  const dialog = await screen.findByRole('dialog');
  expect(callsOf('endOtherSessions')).toHaveLength(0);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Log out everywhere' }));
  expect(await screen.findByText('You’re logged out everywhere else.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Devices that stay logged in' })).toBeNull());
  expect(callsOf('endOtherSessions')).toHaveLength(1);
});
