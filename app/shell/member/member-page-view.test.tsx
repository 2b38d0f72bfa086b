// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { member } from '#app/session/member.fixture.ts';
import type { SessionStatus } from '#app/session/member-type.ts';
import { SETTLED } from '#app/session/session-flags.ts';
import { SiteStartedContext } from '#app/shell/loading/site-started.ts';
import { useDueModal } from '#app/shell/modals/use-due-modal.ts';
import { useOwnAccount } from '#app/shell/modals/use-own-account.ts';
import type { Site } from '#app/shell/site/create-site.ts';
import { SessionHooks } from '#app/shell/site/session-hooks.tsx';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { MemberPageView } from './member-page-view.tsx';

let isDue: boolean | undefined;
const loadPage = vi.fn();

function Watch() {
  useDueModal('question', isDue);
  return null;
}

const asking = defineFeature({ name: 'asking', module: null }, ({ screen: part }) => ({
  memberPages: [
    {
      ...{ id: 'messageV2', group: 'account', order: 10, icon: 'bank', label: 'entry.messageV2' },
      screen: part(async () => {
        loadPage();
        return () => <p>The member’s page</p>;
      }),
    },
  ],
  modals: [{ id: 'question', turn: 20, awaited: true, screen: part(async () => () => null) }],
  sessionHooks: [
    { order: 10, audience: 'logged-in', decides: 'question', owed: 'question', screen: part(async () => Watch) },
    { order: 20, audience: 'logged-in', decides: 'welcome', screen: part(async () => () => null) },
  ],
}));

function Own() {
  const [page] = useSlot('memberPages');
  return (
    <>
      <output>{useOwnAccount()}</output>
      {page && <MemberPageView page={page} />}
    </>
  );
}

let site: Site;

async function show(due: boolean | undefined, { status = 'member' as SessionStatus, comesLate = false } = {}) {
  cleanup();
  isDue = due;
  await act(async () => {
    site = showInSite(
      <SiteStartedContext value={true}>
        <SessionHooks />
        <Own />
      </SiteStartedContext>,
      {
        at: '/member',
        words: { asking: { entry: { messageV2: 'Messages' } } },
        features: [asking],
        ...(comesLate && { loadForAccounts: () => new Promise<never>(() => undefined) }),
        prepare: ({ session }) => session.store.setState({ status, member, over: false }),
      },
    );
  });
}
const own = () => screen.getByRole('status').textContent;
const hasPage = () => screen.queryByText('The member’s page') !== null;

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('waits with the member’s pages and calls until what is owed is settled', async () => {
  await show(true);
  expect([own(), hasPage()]).toEqual(['waiting', false]);
  await act(async () => site.modals.close('question'));
  expect([own(), hasPage()]).toEqual(['ready', true]);
});

it('loads the page meanwhile, as there may be no connection later', async () => {
  loadPage.mockClear();
  await show(true);
  expect([hasPage(), loadPage.mock.calls.length]).toEqual([false, 1]);
});

it('goes on when the member opens by choice what is not owed', async () => {
  await show(false);
  await act(async () => site.modals.open('question'));
  expect([own(), hasPage()]).toEqual(['ready', true]);
});

it.each([
  ['while it is not known what is owed', undefined, {}],
  ['while the parts that know it are on their way', false, { comesLate: true }],
])('waits %s, unless the tab has learned before that it is nothing', async (_when, due, options) => {
  await show(due, options);
  expect([own(), hasPage()]).toEqual(['waiting', false]);
  site.session.flags.raise(SETTLED);
  await show(due, options);
  expect([own(), hasPage()]).toEqual(['ready', true]);
  await act(async () => site.session.forget());
  await show(due, options);
  expect(own()).toBe('waiting');
});

it.each(['trial', 'guest'] as const)('a %s owes nothing', async (status) => {
  await show(true, { status });
  expect(own()).toBe('none');
});
