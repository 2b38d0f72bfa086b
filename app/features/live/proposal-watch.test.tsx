// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/live.json' with { type: 'json' };
import type { LiveContract } from '#schemas/generated/platform.ts';
import { ProposalWatch } from './proposal-watch.tsx';

afterEach(cleanup);

it.each([
  ['tells an agent of a proposal at once', 'proposed', 'own', true],
  ['says nothing of the agent’s own proposals', 'proposed', 'given', false],
  ['says nothing of other steps', 'terminated', 'own', false],
] as const)('%s', async (_what, change, side, isTold) => {
  const { session, toasts } = showInSite(<ProposalWatch />, {
    at: '/index',
    words: { live: words },
    prepare: (site) => site.session.store.setState({ status: 'agent', member }),
  });
  const data: LiveContract = { kind: 'dividend', change, side };
  act(() => {
    for (const listener of session.listeners) listener({ topic: 'contract', data });
  });
  expect(toasts.store.getState().map(({ text }) => text)).toEqual(isTold ? [words.proposed] : []);
});
