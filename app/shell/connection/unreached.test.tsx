// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { moveDevice } from '#app/clock/device-zones.fixture.ts';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import type { Site } from '../site/create-site.ts';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { SiteStart } from '../site/site-start.tsx';
import { systemStatusKey } from '../status/status-query.ts';
import { openStatus } from '../status/system-status.fixture.ts';
import { Unreached } from './unreached.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('says in place of the log-in when to come back, until the platform answers', async () => {
  standInForModals();
  let isWell = false;
  fakePlatform({ whitelabel: () => (isWell ? [] : refusal(503, {}, { 'retry-after': '600' })) });
  const part = (site: Parameters<typeof SiteStart>[0]['site']) => (
    <SiteStart site={site}>
      <Unreached />
    </SiteStart>
  );
  moveDevice('America/St_Johns');
  const status = { ...openStatus, timeZone: 'Asia/Manila' };
  const prepare = ({ queries }: Site) => void queries.setQueryData(systemStatusKey, status);
  showInSite(part, { at: '/login', words: {}, prepare });
  const sheet = await screen.findByRole('dialog', { name: 'Not available right now' });
  expect(sheet.textContent).toMatch(/Please come back at \d{1,2}:\d{2}\s[AP]M GMT\+8,/);
  isWell = true;
  await act(async () => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
