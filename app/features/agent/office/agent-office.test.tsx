// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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

afterEach(cleanup);

const show = (at: string) =>
  act(async () => {
    showInSite(<AgentOffice />, {
      at,
      words: { agent: words, salaries: { entry: { team: 'Team', daily: 'Daily' } } },
      features: [salaries],
    });
  });
const here = () => screen.getByRole('link', { current: 'page' }).textContent;

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

it('redirects an unknown page to the first one', async () => {
  await show('/agentHome?page=nonsense');
  expect(await screen.findByRole('heading', { name: 'The whole team' })).toBeDefined();
  expect(location.search).toBe('');
});
