// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { useScrollRestored } from './use-scroll-restored.ts';

function List() {
  useScrollRestored(true);
  return null;
}

/** A way out of the list, and the way back. */
function Ways() {
  const [isHere, setIsHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsHere(!isHere)}>
        Way
      </button>
      {isHere && <List />}
    </>
  );
}

const go = () => fireEvent.click(screen.getByText('Way'));

beforeEach(() => {
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('brings a list back to its place, even where a guest has logged in meanwhile', async () => {
  const site = showInSite(<Ways />, { at: '/rng', words: {} });
  vi.stubGlobal('scrollY', 900);
  go();
  vi.stubGlobal('scrollY', 0);
  act(() => site.session.store.setState({ status: 'member', member, over: false }));
  go();
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 900));
});
