// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { member } from '#app/session/member.fixture.ts';
import { closeAndReopen, Reopening } from '#app/shell/drafts/reopening.fixture.tsx';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { usePlaceKept } from './use-place-kept.ts';

function List() {
  usePlaceKept(true);
  return null;
}

beforeEach(() => {
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('brings a list back to its place, even where a guest has logged in meanwhile', async () => {
  const site = showInSite(
    <Reopening>
      <List />
    </Reopening>,
    { at: '/rng', words: {} },
  );
  vi.stubGlobal('scrollY', 900);
  act(() => void dispatchEvent(new Event('scrollend')));
  vi.stubGlobal('scrollY', 0);
  act(() => site.session.store.setState({ status: 'member', member, over: false }));
  closeAndReopen();
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 900));
});
