// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Fake, type Fakes, fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { ToastShelf } from '#app/shell/toasts/toast-shelf.tsx';
import words from '#locales/EN/devices.json' with { type: 'json' };
import type { RememberedDevice } from '#schemas/generated/platform.ts';
import { DevicesPage } from './devices-page.tsx';

const at = { lastUsedAt: Date.UTC(2026, 4, 20, 9), expiresAt: Date.UTC(2026, 4, 21, 9) };
const phone = { deviceId: 'a', browser: 'Chrome', system: 'Android', isCurrent: true, ...at };
const desk = { deviceId: 'b', browser: 'Firefox', system: '', isCurrent: false, ...at };

/** A platform with these devices; a forgotten one is gone. */
function show(known: RememberedDevice[], fakes: Fakes = {}) {
  const revokeDevice: Fake<'revokeDevice'> = ({ query }) => {
    known.splice(0, known.length, ...known.filter(({ deviceId }) => deviceId !== query['deviceId']));
  };
  const platform = fakePlatform({ devices: () => ({ devices: known }), revokeDevice, ...fakes });
  const parts = (
    <>
      <DevicesPage />
      <ToastShelf />
    </>
  );
  showInSite(parts, {
    at: '/member?page=devices',
    words: { devices: words },
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
  return platform;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('lists the devices, marks the one in use, and forgets another', async () => {
  show([phone, desk]);
  const list = await screen.findByRole('list', { name: 'Devices' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^Chrome on AndroidThis device/);
  expect(second?.textContent).toMatch(/^FirefoxLast used: /);
  fireEvent.click(screen.getByRole('button', { name: 'Forget Firefox' }));
  expect(await screen.findByText('We’ve forgotten Firefox.')).toBeDefined();
  await expect.poll(() => within(list).getAllByRole('listitem')).toHaveLength(1);
});

it('says that a device could not be forgotten, and keeps it', async () => {
  show([desk], { revokeDevice: () => refusal(500) });
  fireEvent.click(await screen.findByRole('button', { name: 'Forget Firefox' }));
  expect(await screen.findByText('We couldn’t forget Firefox. Please try again.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Forget Firefox' })).toBeDefined();
});

it('takes a device that is gone already as forgotten', async () => {
  show([desk], { revokeDevice: () => refusal(404, { errorCode: 'not_found' }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Forget Firefox' }));
  expect(await screen.findByText('We’ve forgotten Firefox.')).toBeDefined();
});

it('explains what an empty list means, and tries again after a failure', async () => {
  let isWell = false;
  show([], { devices: () => (isWell ? { devices: [] } : refusal(500)) });
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  isWell = true;
  fireEvent.click(retry);
  expect(await screen.findByText('No device is remembered')).toBeDefined();
});
