// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { member } from '#app/session/member.fixture.ts';
import { vipLevelPath } from '#app/shell/member/vip-level.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/account.json' with { type: 'json' };
import { AccountSummary } from './account-summary.tsx';

afterEach(cleanup);

const show = (vipLabel: string, at = vipLevelPath) =>
  showInSite(<AccountSummary member={{ ...member, vipLabel }} />, { at, words: { account: words } });

it('shows the level where the link to it leads, and focuses it', () => {
  show('Gold');
  const level = screen.getByText('VIP level: Gold');
  expect(level.id).toBe(location.hash.slice(1));
  expect(document.activeElement).toBe(level);
});

it('says at the link that an account has no level', () => {
  show('');
  expect(document.activeElement?.textContent).toBe('You don’t have a VIP level yet');
});

it('leaves the focus alone, and an account without a level without the line, on the page itself', () => {
  show('', '/member');
  expect(screen.queryByText(/VIP/)).toBeNull();
  cleanup();
  show('Gold', '/member');
  expect(document.activeElement).toBe(document.body);
});
