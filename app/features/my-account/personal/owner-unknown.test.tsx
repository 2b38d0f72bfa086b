// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ProblemAlert } from '#app/kinds/refusal/problem-alert.tsx';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { member } from '#app/session/member.fixture.ts';
import { ModalHost } from '#app/shell/modals/modal-host.tsx';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/my-account.json' with { type: 'json' };
import { feature } from '../feature.ts';

beforeEach(standInForModals);
afterEach(cleanup);

it('leads from a refused bet to the address that says whose account it is', async () => {
  const problem = new PlatformError('refused', { errorCode: 'owner_unknown' });
  // Wait for the lazy-loaded parts.
  await act(async () => {
    showInSite(
      <>
        <ProblemAlert problem={problem} describe={() => 'any other reason'} />
        <ModalHost />
      </>,
      {
        at: '/member',
        words: { 'my-account': words },
        features: [feature],
        prepare: ({ session }) => session.store.setState({ status: 'member', member }),
      },
    );
  });
  expect(await screen.findByText(words.refused.owner_unknown)).toBeDefined();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: words.do.email }));
  });
  expect(await screen.findByLabelText(words.email.new)).toBeDefined();
});
