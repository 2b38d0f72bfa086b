// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { OFFICE_GROUPS } from '#app/features/agent/office/use-office-entries.ts';
import { columnGroup } from '#app/shell/navigation/column-group.ts';
import type { Feature } from '#app/shell/slots/define-feature.ts';
import { MEMBER_PAGE_GROUPS } from '#app/shell/slots/member-page-groups.ts';

const files = import.meta.glob<{ feature: Feature }>('/app/features/*/feature.ts', { eager: true });
const features = Object.values(files).map(({ feature }) => feature.contributions);
const entries = features.flatMap(({ navigation }) => navigation ?? []);

// @proves 2.31
it('orders the side menu after the categories as the specification does', () => {
  const named = ['entry.favorite', 'entry.recent', 'entry.promotions', 'entry.vip', 'entry.service'];
  const labels = columnGroup(entries, 'second').map(({ label }) => label);
  // Customer service has one of two entries, by what the brand offers.
  expect([...new Set(labels.filter((label) => named.includes(label)))]).toEqual(named);
});

// @proves 2.21
it('orders the top navigation as the specification does: home first, promotions last', () => {
  const main = entries.filter(({ group }) => group === 'main').toSorted((a, b) => a.order - b.order);
  expect(main.at(0)?.label).toBe('entry.home');
  expect(main.at(-1)?.label).toBe('entry.promotions');
});

// @proves 2.64
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

// @proves 2.59
it('orders the member centre as the specification does', () => {
  const named = [
    'securityCenter',
    'transferFund',
    'depositv2',
    'withdraw',
    'transferUpline',
    'personalHistoryCopy',
    'transactionHistory',
    'personalProfit',
    'bonusDetails',
    'rewardCenter',
    'referral',
    'missionLeaderboard',
    'messageV2',
  ];
  const pages = features
    .flatMap(({ memberPages }) => memberPages ?? [])
    .toSorted((a, b) => groupOf(a) - groupOf(b) || a.order - b.order);
  expect(pages.map(({ id }) => id).filter((id) => named.includes(id))).toEqual(named);
});

function groupOf({ group }: { group: (typeof MEMBER_PAGE_GROUPS)[number] }): number {
  return MEMBER_PAGE_GROUPS.indexOf(group);
}
