// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { member } from '#app/session/member.fixture.ts';
import { GUEST } from '#app/session/session-store.ts';
import { SiteStartedContext } from '../loading/site-started.ts';
import { useNavigate } from '../router/router.ts';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { defineFeature } from '../slots/define-feature.ts';
import { useCloseMemberModals } from './use-close-member-modals.ts';

const talk = defineFeature({ name: 'talk', module: null }, ({ screen: part }) => ({
  modals: [
    { id: 'room', audience: 'logged-in', screen: part(async () => () => <p>Room</p>) },
    { id: 'feedback', screen: part(async () => () => <p>Feedback</p>) },
  ],
}));

let go: ReturnType<typeof useNavigate>;

function Watch() {
  useCloseMemberModals();
  go = useNavigate();
  return null;
}

/** A member with two open modals, one of them for logged-in accounts only. */
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

it('keeps members’ modals open through a new log-in', () => {
  const { open, session } = begin();
  act(() => session.store.setState({ ...GUEST, over: 'expired' }));
  act(() => go('/login'));
  act(session.acknowledge);
  act(() => session.store.setState(HERE));
  expect(open()).toEqual(['feedback', 'room']);
});

it('closes them when the log-in is left', async () => {
  const { open, session } = begin();
  act(() => session.store.setState({ ...GUEST, over: 'expired' }));
  act(() => go('/login'));
  act(session.acknowledge);
  act(() => go('/index'));
  expect(open()).toEqual(['feedback']);
});

it('closes them at a log-out, and when the session-over dialog is dismissed', () => {
  const first = begin();
  act(() => first.session.store.setState(GUEST));
  expect(first.open()).toEqual(['feedback']);
  cleanup();
  const second = begin();
  act(() => second.session.store.setState({ ...GUEST, over: 'elsewhere' }));
  act(second.session.acknowledge);
  expect(second.open()).toEqual(['feedback']);
});
