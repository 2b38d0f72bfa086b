// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { moveDevice } from '#app/clock/device-zones.fixture.ts';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { openStatus } from '../status/system-status.fixture.ts';
import { supportPathsKey } from '../support/use-support-paths.ts';
import { SystemNotice } from './system-notice.tsx';

const SEALED = 'a..b.c.d';
const payloads = { kty: 'EC', crv: 'P-256', x: 'a', y: 'b', kid: 'k1', use: 'enc', alg: 'ECDH-ES' } as const;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** @param paths of customer service, once they are decrypted */
function show(paths?: readonly string[]) {
  const info = { title: 'Back soon', text: 'At nine.', customerService: SEALED };
  const brand = { support: { email: 'help@specimen.example', phone: null, url: null } };
  showInSite(<SystemNotice status={{ ...openStatus, status: 1, info }} reason="maintenance" />, {
    at: '/index',
    words: {},
    brand,
    prepare: ({ queries }) => queries.setQueryData(supportPathsKey(SEALED), paths),
  });
}
const link = () => screen.queryByRole('link', { name: 'Customer service' })?.getAttribute('href');

// @proves 2.67
it('links to the first safe one of the encrypted paths', async () => {
  show(['javascript:alert(1)', 'https://help.example/desk']);
  await waitFor(() => expect(link()).toBe('https://help.example/desk'));
});

it('links to the brand’s support address when they cannot be decrypted', async () => {
  const { ids } = fakePlatform({ encryptionKeys: () => ({ keys: [payloads] }) });
  show();
  await waitFor(() => expect(ids()).toEqual(['encryptionKeys']));
  expect(link()).toBe('mailto:help@specimen.example');
});

it('says when the site opens again on the merchant’s clock, with the day unless it is today there', () => {
  moveDevice('America/St_Johns');
  const at = (time: string) => Date.parse(`2026-11-${time}:00+08:00`);
  vi.useFakeTimers({ toFake: ['Date'], now: at('28T20:00') });
  const showUntil = (backAt: number) =>
    showInSite(
      <SystemNotice status={{ ...openStatus, status: 1, info: { ...openStatus.info, backAt } }} reason="maintenance" />,
      {
        at: '/index',
        words: {},
        prepare: ({ session }) =>
          session.store.setState({ status: 'member', member: { ...member, timeZone: 'Asia/Manila' } }),
      },
    );
  const shown = () => document.querySelector('time')?.textContent?.replace(/\s/g, ' ');
  showUntil(at('28T23:59'));
  expect(shown()).toBe('Expected back: 11:59 PM GMT+8');
  cleanup();
  showUntil(at('29T00:01'));
  expect(shown()).toBe('Expected back: Sunday, November 29 at 12:01 AM GMT+8');
});
