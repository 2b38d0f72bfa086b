// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { member } from '#app/session/member.fixture.ts';
import { GUEST } from '#app/session/session-store.ts';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';
import { draftOf } from '#app/shell/drafts/drafts.ts';
import { showInSite } from './show-in-site.fixture.tsx';
import { useClearPersonalData } from './use-clear-personal-data.ts';

function Watch() {
  useClearPersonalData();
  return null;
}

const kind = defineDraft('form', () => ({ name: '' }), {});

afterEach(cleanup);

// @proves 4.41
it('drops a visitor’s drafts on log-in, and keeps the member’s', () => {
  const { drafts, session } = showInSite(<Watch />, { at: '/index', words: {} });
  draftOf(drafts, kind, null).name = 'typed by a visitor';
  draftOf(drafts, kind, member.id).name = 'typed before the session ended';
  act(() => session.store.setState({ status: 'member', member }));
  act(() => session.store.setState({ ...GUEST, over: 'expired' }));
  expect(draftOf(drafts, kind, null).name).toBe('');
  expect(draftOf(drafts, kind, member.id).name).toBe('typed before the session ended');
});

const loadedKey = ['loaded'];
const shownKey = ['shown'];

it('forgets what was loaded for a member who logs out, apart from what the page still shows', async () => {
  const { queries, session } = showInSite(<Watch />, {
    at: '/index',
    words: {},
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
  queries.setQueryData(loadedKey, 'of the member');
  onTestFinished(
    new QueryObserver(queries, { queryKey: shownKey, initialData: 'public', staleTime: 1000 }).subscribe(
      () => undefined,
    ),
  );
  act(() => session.store.setState({ ...GUEST, over: 'expired' }));
  expect(queries.getQueryData(loadedKey)).toBeUndefined();
  expect(queries.getQueryData(shownKey)).toBe('public');
});
