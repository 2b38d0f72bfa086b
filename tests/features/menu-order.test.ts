// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { OFFICE_GROUPS } from '#app/features/agent/office/use-office-entries.ts';
import { columnGroup } from '#app/shell/navigation/column-group.ts';
import type { Feature } from '#app/shell/slots/define-feature.ts';

const files = import.meta.glob<{ feature: Feature }>('/app/features/*/feature.ts', { eager: true });
const features = Object.values(files).map(({ feature }) => feature.contributions);
const entries = features.flatMap(({ navigation }) => navigation ?? []);

it('orders the side menu after the categories as the specification does', () => {
  const named = ['entry.favorite', 'entry.recent', 'entry.promotions', 'entry.vip', 'entry.service'];
  const labels = columnGroup(entries, 'second').map(({ label }) => label);
  // Customer service has one of two entries, by what the brand offers.
  expect([...new Set(labels.filter((label) => named.includes(label)))]).toEqual(named);
});

it('orders the top navigation as the specification does: home first, promotions last', () => {
  const main = entries.filter(({ group }) => group === 'main').toSorted((a, b) => a.order - b.order);
  expect(main.at(0)?.label).toBe('entry.home');
  expect(main.at(-1)?.label).toBe('entry.promotions');
});

it('orders the back office after its desk as the specification does', () => {
  const pages = features
    .flatMap(({ agentPages }) => agentPages ?? [])
    .toSorted((a, b) => OFFICE_GROUPS.indexOf(a.group) - OFFICE_GROUPS.indexOf(b.group) || a.order - b.order);
  expect(pages.map(({ id }) => id)).toEqual([
    'teamOverview',
    'accountRegistration',
    'teamManagement',
    'teamBetting',
    'userProfit',
    'myIncome',
    'accountDetails',
    'dividend',
    'dailySalary',
    'hourlySalary',
    'realTimeSalary',
    'platformMessages',
  ]);
});
