import { expect, it } from 'vitest';
import { pageRules } from './page-rules.ts';

it.each(['/index', '/lottery', '/vnlottery', '/sealottery', '/seamless', '/help'])(
  'shows no breadcrumb on %s',
  (path) => expect(pageRules(path).breadcrumb).toBe(false),
);

it.each(['/rng', '/member', '/favorite', '/promotions', '/lottert', '/login', '/register', '/helpmc'])(
  'shows the breadcrumb on %s',
  (path) => expect(pageRules(path).breadcrumb).toBe(true),
);

it.each(['/seamless', '/lottert', '/vnlottery', '/sealottery'])('counts %s as a game', (path) =>
  expect(pageRules(path).game).toBe(true),
);

it.each(['/index', '/lottery', '/rng'])('does not count %s as a game', (path) =>
  expect(pageRules(path).game).toBe(false),
);

it.each(['/agent', '/agentHome', '/AgentHome/'])('keeps %s for the agents', (path) =>
  expect(pageRules(path).agents).toBe(true),
);

it.each(['/index', '/member', '/agents'])('does not keep %s for the agents', (path) =>
  expect(pageRules(path).agents).toBe(false),
);

it.each(['/lottery', '/vnLottery', '/seaLottery'])('shows no footer on %s', (path) =>
  expect(pageRules(path).footer).toBe(false),
);

it.each(['/index', '/seamless', '/member'])('shows the footer on %s', (path) =>
  expect(pageRules(path).footer).toBe(true),
);

it.each([
  ['/vnLottery', '/vnlottery'],
  ['/seaLottery', '/sealottery'],
  ['/INDEX', '/index'],
  ['/help/', '/help'],
])('has the same rules for %s as for %s', (one, other) => expect(pageRules(one)).toEqual(pageRules(other)));

it('has the right bar beside the home page alone', () => {
  expect(pageRules('/index').home).toBe(true);
  expect(pageRules('/login').home).toBe(true);
  expect(pageRules('/rng').home).toBe(false);
});
