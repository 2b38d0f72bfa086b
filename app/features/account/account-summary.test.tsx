// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { member } from '#app/session/member.fixture.ts';
import { vipLevelPath } from '#app/shared/member/vip-level.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/account.json' with { type: 'json' };
import { AccountSummary } from './account-summary.tsx';

afterEach(cleanup);

it('shows the level where the link to it leads', () => {
  showInSite(<AccountSummary member={member} />, { at: vipLevelPath, words: { account: words } });
  expect(screen.getByText('Gold').id).toBe(location.hash.slice(1));
});
