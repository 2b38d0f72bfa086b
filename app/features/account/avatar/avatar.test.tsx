// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Fake, fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import type { SessionStatus } from '#app/session/member-type.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/account.json' with { type: 'json' };
import { Avatar } from './avatar.tsx';

/** A PNG of one pixel. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function show(memberIcon: Fake<'memberIcon'>, status: SessionStatus = 'member') {
  const platform = fakePlatform({ memberIcon });
  const view = showInSite(
    <>
      <Avatar account="player1" />
      <Avatar account="player1" size="large" />
    </>,
    {
      at: '/index',
      words: { account: words },
      prepare: ({ session }) => session.store.setState({ status, member }),
    },
  );
  return { ...platform, ...view };
}

const pictures = () => document.querySelectorAll('img');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// @proves 7.7
it('shows the member’s icon in every place, asked for once a session', async () => {
  const { callsOf, queries } = show(() => DOT);
  await waitFor(() => expect(pictures()).toHaveLength(2));
  expect([...pictures()].map(({ src, alt }) => [src, alt])).toEqual([
    [`data:image/png;base64,${DOT}`, ''],
    [`data:image/png;base64,${DOT}`, ''],
  ]);
  await queries.invalidateQueries();
  expect(callsOf('memberIcon')).toHaveLength(1);
});

it('keeps the letter when the picture cannot be shown', async () => {
  show(() => DOT);
  await waitFor(() => expect(pictures()).toHaveLength(2));
  for (const picture of pictures()) fireEvent.error(picture);
  expect(pictures()).toHaveLength(0);
  expect(screen.getAllByText('P')).toHaveLength(2);
});

it.each<[string, Fake<'memberIcon'>]>([
  ['there is no icon', () => ''],
  ['the platform refuses', () => refusal(403, { errorCode: 'internal' })],
  ['the answer is a drawing', () => btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['the answer is larger than the contract allows', () => DOT.padEnd(400_001, 'A')],
])('keeps the letter when %s', async (_why, answer) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { queries } = show(answer);
  await waitFor(() => expect(queries.getQueryState(['member-icon', member.id])?.fetchStatus).toBe('idle'));
  expect(screen.getAllByText('P')).toHaveLength(2);
  expect(pictures()).toHaveLength(0);
});

it('does not ask for a trial account', () => {
  const { ids } = show(() => DOT, 'trial');
  expect(screen.getAllByText('P')).toHaveLength(2);
  expect(ids()).toEqual([]);
});
