// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { historyPath, isHistory } from '#app/kinds/record-page/views/history-path.ts';
import { useViewTitle } from '#app/shell/member/view-title.ts';
import { Link, useSearchParams } from '#app/shell/router/router.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import words from '#locales/EN/agent.json' with { type: 'json' };
import { AgentOffice } from './agent-office.tsx';

const salaries = defineFeature({ name: 'salaries', module: null }, ({ screen: part }) => {
  const shared = { group: 'team', icon: 'coins' } as const;
  const page = (text: string) => part(async () => () => <h1>{text}</h1>);
  return {
    agentPages: [
      { ...shared, id: 'daily', order: 20, label: 'entry.daily', screen: page('Daily salary') },
      { ...shared, id: 'team', order: 10, isFirst: true, label: 'entry.team', screen: page('The whole team') },
    ],
  };
});

/** Replaces its usual content by a full list. */
function Deposit() {
  const [search] = useSearchParams();
  return isHistory(search) ? <AllDeposits /> : <Link to={historyPath('depositv2')}>Every deposit</Link>;
}

function AllDeposits() {
  useViewTitle('All deposits');
  return <p>Older ones</p>;
}

const deposits = defineFeature({ name: 'deposits', module: null }, ({ screen: part }) => ({
  memberPages: [
    {
      ...{ id: 'depositv2', group: 'money', order: 1, icon: 'coins', label: 'entry.deposit' },
      screen: part(async () => Deposit),
    },
  ],
}));

beforeEach(() => void vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (at: string, more: readonly (typeof salaries)[] = []) =>
  act(async () => {
    showInSite(<AgentOffice />, {
      at,
      words: {
        agent: words,
        salaries: { entry: { team: 'Team', daily: 'Daily' } },
        deposits: { entry: { deposit: 'Deposit' } },
      },
      features: [salaries, ...more],
    });
  });
const here = () => screen.getByRole('link', { current: 'page' }).textContent;

// @proves 2.17
it('opens on its first page and links to the others in order', async () => {
  await show('/agentHome');
  expect(await screen.findByRole('heading', { name: 'The whole team' })).toBeDefined();
  expect(here()).toBe('Team');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Specimen agents',
    'Team',
    'Daily',
    'Customer service',
    'Back to the site',
  ]);
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Daily' })));
  expect(await screen.findByRole('heading', { name: 'Daily salary' })).toBeDefined();
  expect(`${location.pathname}${location.search}`).toBe('/agentHome?page=daily');
  expect(here()).toBe('Daily');
});

// @proves 2.64
it('lists the pages of the member centre before those of the team', async () => {
  await show('/agentHome', [deposits]);
  const links = within(screen.getByRole('navigation', { name: words.rail.label })).getAllByRole('link');
  const names = links.map(({ textContent }) => textContent);
  expect(names.slice(1, -1)).toEqual(['Deposit', 'Team', 'Daily', words.rail.service]);
});

it('redirects an unknown page to the first one', async () => {
  await show('/agentHome?page=nonsense');
  expect(await screen.findByRole('heading', { name: 'The whole team' })).toBeDefined();
  expect(location.search).toBe('');
});

it('shows a full list of a borrowed page under its title, with the way back, and keeps the focus', async () => {
  await show('/agentHome?page=deposit', [deposits]);
  const follow = (name: string) => {
    const link = within(screen.getByRole('main')).getByRole('link', { name });
    link.focus();
    return act(async () => void fireEvent.click(link));
  };
  const title = () => screen.getByRole('heading', { level: 1 });
  await screen.findByText('Every deposit');
  await follow('Every deposit');
  expect(`${location.pathname}${location.search}`).toBe('/agentHome?page=deposit&view=history');
  expect(title().textContent).toBe('All deposits');
  expect(document.activeElement).toBe(title());
  await follow('Deposit');
  expect(location.search).toBe('?page=deposit');
  expect(title().textContent).toBe('Deposit');
  expect(document.activeElement).toBe(title());
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Deposit' })).toBeNull();
});
