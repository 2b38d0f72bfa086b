// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { member } from '#app/session/member.fixture.ts';
import { GUEST } from '#app/session/session-store.ts';
import { useNavigate } from '../router/router.ts';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { SiteStartedContext } from '../site/site-started.ts';
import { defineFeature } from '../slots/define-feature.ts';
import { useLeaveModals } from './use-leave-modals.ts';

const talk = defineFeature({ name: 'talk', module: null }, ({ screen: part }) => ({
  modals: [
    { id: 'room', audience: 'logged-in', screen: part(async () => () => <p>Room</p>) },
    { id: 'feedback', screen: part(async () => () => <p>Feedback</p>) },
  ],
}));

let go: ReturnType<typeof useNavigate>;

function Watch() {
  useLeaveModals();
  go = useNavigate();
  return null;
}

/** Somebody has two modals open, of which one is for those who are logged in. */
function begin() {
  const { modals, session } = showInSite(
    <SiteStartedContext value>
      <Watch />
    </SiteStartedContext>,
    { at: '/index', words: {}, features: [talk], prepare: ({ session }) => session.store.setState(HERE) },
  );
  act(() => ['feedback', 'room'].forEach(modals.open));
  return { open: () => modals.store.getState().open, session };
}

const HERE = { status: 'member', member, over: false } as const;

afterEach(cleanup);

it('keeps what was open for who logs in again at once', () => {
  const { open, session } = begin();
  act(() => session.store.setState({ ...GUEST, over: 'expired' }));
  act(() => go('/login'));
  act(session.acknowledge);
  act(() => session.store.setState(HERE));
  expect(open()).toEqual(['feedback', 'room']);
});

it('closes it when the log-in is left, so that it does not come before who is next', async () => {
  const { open, session } = begin();
  act(() => session.store.setState({ ...GUEST, over: 'expired' }));
  act(() => go('/login'));
  act(session.acknowledge);
  act(() => go('/index'));
  expect(open()).toEqual(['feedback']);
});

it('closes it at a log-out, and when nobody wants to log in again', () => {
  const first = begin();
  act(() => first.session.store.setState(GUEST));
  expect(first.open()).toEqual(['feedback']);
  cleanup();
  const second = begin();
  act(() => second.session.store.setState({ ...GUEST, over: 'elsewhere' }));
  act(second.session.acknowledge);
  expect(second.open()).toEqual(['feedback']);
});
