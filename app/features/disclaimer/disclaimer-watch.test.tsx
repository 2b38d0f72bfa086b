// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { SiteStartedContext } from '#app/shell/loading/site-started.ts';
import { keepAcceptance } from '#app/shell/log-in/acceptance.ts';
import { everyLayout } from '#app/shell/router/every-layout.fixture.ts';
import { useNavigate } from '#app/shell/router/router.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { DisclaimerWatch } from './disclaimer-watch.tsx';
import { DISCLAIMER } from './modal-id.ts';

let goTo: (path: string) => unknown = () => undefined;

function Links() {
  goTo = useNavigate();
  return null;
}

function show(at: string) {
  const { modals, session } = showInSite(
    <SiteStartedContext value={true}>
      <DisclaimerWatch />
      <Links />
    </SiteStartedContext>,
    { at, words: {}, features: [everyLayout] },
  );
  return { session, open: () => modals.store.getState().open, go: (path: string) => act(() => void goTo(path)) };
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it.each(['/help', '/agentHome'])('stays closed on %s, and opens wherever people can play', async (path) => {
  const { open, go } = show(path);
  go('/rng');
  await waitFor(() => expect(open()).toEqual([DISCLAIMER]));
  go(path);
  expect(open()).toEqual([]);
});

it('is asked once, before the log-in or after it', async () => {
  const { session, open } = show('/index');
  act(() => session.store.setState({ status: 'member', member }));
  await waitFor(() => expect(open()).toEqual([DISCLAIMER]));
  keepAcceptance(session, { legal: { ...testBrand.legal, disclaimer: true } });
  act(() => session.store.setState({ status: 'guest', member: null }));
  expect(open()).toEqual([]);
  act(() => session.store.setState({ status: 'member', member }));
  expect(open()).toEqual([]);
});
