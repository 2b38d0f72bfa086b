// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { draftOf } from '#app/shell/drafts/drafts.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import type { VerificationState } from '#app/shell/verification/verification-store.ts';
import words from '#locales/EN/kyc.json' with { type: 'json' };
import shell from '#locales/EN/shell.json' with { type: 'json' };
import { type KycStep, kycDraft } from './kyc-draft.ts';
import { KycModal } from './kyc-modal.tsx';

beforeEach(() => {
  standInForModals();
  fakePlatform({});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(state: VerificationState, step: KycStep) {
  const { verification, drafts } = showInSite(<KycModal close={vi.fn()} />, {
    at: '/index',
    words: { kyc: words },
    prepare: (site) => {
      site.session.store.setState({ status: 'member', member });
      site.verification.setState({ state });
      draftOf(site.drafts, kycDraft, member.id).step = step;
    },
  });
  return { verification, draft: draftOf(drafts, kycDraft, member.id) };
}

const heading = () => screen.getByRole('heading');

it('leaves the focus where it is when the platform confirms what was just sent', async () => {
  const { verification, draft } = show('needed', 'documents');
  await act(async () => {
    draft.step = 'sent';
  });
  expect(screen.getByText(shell.dialog.passing)).toBeDefined();
  const button = screen.getByRole('button', { name: words.sent.done });
  act(() => button.focus());
  act(() => verification.setState({ state: 'pending' }));
  expect(document.activeElement).toBe(button);
});

it('says that the verification is sent when another device sent it', () => {
  const { verification } = show('needed', 'documents');
  act(() => verification.setState({ state: 'pending' }));
  expect(heading().textContent).toBe(words.sent.title);
});

it('does not close by itself when it was opened to see that the verification is sent', () => {
  show('pending', 'sent');
  expect(heading().textContent).toBe(words.sent.title);
  expect(screen.queryByText(shell.dialog.passing)).toBeNull();
});
