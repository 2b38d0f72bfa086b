// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { fakePlatform, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/reality-check.json' with { type: 'json' };
import type { RealityCheck } from '#schemas/generated/platform.ts';
import { CheckModal } from './check-modal.tsx';

const check: Sent<RealityCheck> = {
  ...{ currency: 'EUR', since: 1, minutes: 75, staked: 12_000, won: 9000, net: -3000, dueAt: 2 },
};
const answers: unknown[] = [];
const close = vi.fn();

function show() {
  fakePlatform({
    realityCheck: () => check,
    answerRealityCheck: ({ body }) => void answers.push(body),
    memberInfo: () => member,
    logout: () => undefined,
  });
  return showInSite(<CheckModal close={close} />, {
    at: '/seamless?gameCode=fortune-tiger',
    words: { 'reality-check': words },
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
}

beforeEach(() => {
  standInForModals();
  answers.length = 0;
  close.mockReset();
});
afterEach(cleanup);

it('shows the time and the sums, and goes on only when told to', async () => {
  show();
  expect(await screen.findByText('1 hr 15 min')).toBeDefined();
  expect(screen.getByText('−€30.00')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: words.continue }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(answers).toMatchObject([
    { answer: 'continue', shown: { text: expect.stringContaining('75 12000 9000 -3000') } },
  ]);
});

it('has no close button, and logs out on stop', async () => {
  const { session } = show();
  expect(screen.queryByRole('button', { name: /close/i })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: words.stop }));
  await waitFor(() => expect(session.store.getState().status).toBe('guest'));
  expect(answers).toMatchObject([{ answer: 'stop' }]);
});
