// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/agent.json' with { type: 'json' };
import { Freshness } from './freshness.tsx';

afterEach(cleanup);

function show(refresh: () => Promise<unknown>, at: number | null = Date.UTC(2026, 10, 24, 2, 42, 31)) {
  return showInSite(<Freshness at={at ?? undefined} zone="Asia/Manila" refresh={refresh} />, {
    at: '/agentHome',
    words: { agent: words },
  });
}

it('says when the page was read, on the clock of its figures, and reads it again once however often it is pressed', () => {
  const refresh = vi.fn(() => new Promise(() => undefined));
  show(refresh);
  expect(screen.getByText(/^Updated 10:42:31\sAM$/)).toBeDefined();
  const button = screen.getByRole('button', { name: words.fresh.refresh });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(refresh).toHaveBeenCalledOnce();
  expect(button.getAttribute('aria-busy')).toBe('true');
});

it('says that the figures are still the last ones when they cannot be read', async () => {
  const { toasts } = show(() => Promise.reject(new Error('down')));
  fireEvent.click(screen.getByRole('button', { name: words.fresh.refresh }));
  await expect.poll(() => toasts.store.getState().map(({ text }) => text)).toEqual([words.fresh.failed]);
});

it('says nothing before there are figures', () => {
  show(() => Promise.resolve(), null);
  expect(screen.queryByRole('button', { name: words.fresh.refresh })).toBeNull();
});
