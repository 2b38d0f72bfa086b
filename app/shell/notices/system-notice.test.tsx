// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { openStatus } from '../status/system-status.fixture.ts';
import { SystemNotice } from './system-notice.tsx';

const open = vi.hoisted(() => vi.fn<(platform: unknown, sealed: string) => Promise<string[]>>());
vi.mock('#app/platform/decrypt-paths.ts', () => ({ decryptPaths: open }));

afterEach(cleanup);

function show() {
  const info = { title: 'Back soon', text: 'At nine.', customerService: 'a..b.c.d' };
  const brand = { support: { email: 'help@specimen.example', phone: null, url: null } };
  showInSite(<SystemNotice status={{ ...openStatus, status: 1, info }} reason="maintenance" />, {
    at: '/index',
    words: {},
    brand,
  });
}
const link = () => screen.queryByRole('link', { name: 'Customer service' })?.getAttribute('href');

it('links to the first safe one of the encrypted paths', async () => {
  open.mockResolvedValue(['javascript:alert(1)', 'https://help.example/desk']);
  show();
  await waitFor(() => expect(link()).toBe('https://help.example/desk'));
  expect(open).toHaveBeenCalledWith(expect.anything(), 'a..b.c.d');
});

it('links to the brand’s support address when they cannot be decrypted', async () => {
  open.mockRejectedValue(new Error('No key.'));
  show();
  await waitFor(() => expect(open).toHaveBeenCalled());
  expect(link()).toBe('mailto:help@specimen.example');
});
