// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Fakes, fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import words from '#locales/EN/agent.json' with { type: 'json' };
import type { OfficeEntry } from '../use-office-entries.ts';
import { FindPart } from './find-part.tsx';

const entry: OfficeEntry = {
  ...{ id: 'dividend', group: 'contracts', order: 60, icon: 'percent', text: 'Dividend' },
  to: '/agentHome?page=dividend',
};
const team = defineFeature({ name: 'team', module: null }, ({ screen: part }) => ({
  agentPages: [
    {
      ...{ id: 'teamManagement', group: 'team', order: 1, icon: 'coins', label: 'entry.team' },
      screen: part(async () => () => null),
    },
  ],
}));
const row = (account: string) => ({
  ...{ account, nickname: '', type: 1 as const, level: 1, members: 1, directs: 0, balance: 0, rate: 70 },
  ...{ registeredAt: 0, isFrozen: false },
});
const level = (accounts: readonly string[]) => ({
  head: {
    account: 'pearl',
    nickname: '',
    type: 1 as const,
    level: 0,
    rate: 80,
    directs: 1,
    members: 2,
    path: ['pearl'],
  },
  ...{ count: accounts.length, isCut: false, asOf: 0, currency: 'EUR', ownBalance: 0, rows: accounts.map(row) },
  ...{ totals: { members: 1, balance: 0 }, counts: { all: 1, agents: 1, idle: 0, frozen: 0 } },
});

/** jsdom has no layout to scroll. */
Element.prototype.scrollIntoView = () => undefined;

afterEach(cleanup);

function show(teamLevel: NonNullable<Fakes['teamLevel']>) {
  const onDone = vi.fn();
  fakePlatform({ teamLevel });
  showInSite(<FindPart entries={[entry]} onDone={onDone} />, {
    at: '/agentHome',
    words: { agent: words, team: { entry: { team: 'Team' } } },
    features: [team],
    prepare: ({ session }) => session.store.setState({ status: 'agent', member: { ...member, type: 1 } }),
  });
  return onDone;
}
const field = () => screen.getByRole('combobox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('offers pages by a part of their names, and downlines by the beginning', async () => {
  show(({ query: { search = '' } }) => level(['ivy', 'ivan'].filter((account) => account.startsWith(search))));
  expect(options()).toEqual(['Dividend']);
  type('iv');
  await waitFor(() => expect(options()).toEqual(['Dividend', 'ivy', 'ivan']));
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(`${location.pathname}${location.search}`).toBe('/agentHome?page=teamManagement&open=ivan');
});

it('opens no downline of an earlier text while the next answer is on its way', async () => {
  const onDone = show(async ({ query: { search = '' } }) =>
    search === 'am' ? level(['amber', 'amy']) : new Promise<never>(() => {}),
  );
  type('am');
  await waitFor(() => expect(options()).toEqual(['amber', 'amy']));
  type('amihan10');
  await waitFor(() => expect(options()).toEqual([]));
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onDone).not.toHaveBeenCalled();
});

it('says that a search failed, and not that nothing was found', async () => {
  show(() => refusal(503));
  type('mangga7');
  expect(await screen.findByText(words.find.failed)).toBeDefined();
  expect(screen.queryByText(/^Nothing found/)).toBeNull();
});
