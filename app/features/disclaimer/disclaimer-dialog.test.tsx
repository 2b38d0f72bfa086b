// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { hasAccepted } from '#app/shell/log-in/acceptance.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/disclaimer.json' with { type: 'json' };
import { DisclaimerDialog } from './disclaimer-dialog.tsx';

const restricted = { legal: { ...testBrand.legal, disclaimer: true } };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

// @proves 5.5
it('accepts for before and after the log-in, without a call to the platform, even on a double click', async () => {
  const { calls } = fakePlatform({});
  standInForModals();
  const shown = { at: '/index', words: { disclaimer: words }, brand: restricted };
  const { session } = showInSite(<DisclaimerDialog close={vi.fn()} />, shown);
  const accept = screen.getByText('None of these apply to me');
  await act(async () => {
    fireEvent.click(accept);
    fireEvent.click(accept);
  });
  expect([hasAccepted(session, 'guest'), hasAccepted(session, 'member')]).toEqual([true, true]);
  expect(calls).toEqual([]);
});

// @proves 2.53
it('shows the brand’s own text, the one that the footer shows', () => {
  fakePlatform({});
  standInForModals();
  const disclaimer = 'Not for:\n• members of the harbour board\n• anyone under 21\nFunds are forfeited.';
  showInSite(<DisclaimerDialog close={vi.fn()} />, {
    at: '/index',
    words: { disclaimer: words, shell: { legal: { disclaimer } } },
  });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'members of the harbour board',
    'anyone under 21',
  ]);
  expect(screen.getByText('Funds are forfeited.')).toBeDefined();
});
