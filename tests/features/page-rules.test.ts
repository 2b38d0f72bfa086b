// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { findRoute } from '#app/shell/router/find-route.ts';
import type { Feature } from '#app/shell/slots/define-feature.ts';

const files = import.meta.glob<{ feature: Feature }>('/app/features/*/feature.ts', { eager: true });
const routes = Object.values(files).flatMap(({ feature }) => feature.contributions.routes ?? []);

/** Reads the rules that the features declare for a path, in the terms of section 2 of the specification. */
function rulesAt(path: string) {
  const route = findRoute(routes, path);
  if (!route) throw new Error(`No feature has a page at ${path}.`);
  const { layout, breadcrumb = true, footer = true, holdsTerms = false } = route;
  return {
    game: layout === 'game',
    agents: layout === 'agent',
    home: layout === 'home',
    breadcrumb,
    footer,
    holdsTerms,
  };
}

// @proves 2.15
it.each(['/index', '/lottery', '/vnlottery', '/sealottery', '/seamless', '/help'])(
  'shows no breadcrumb on %s',
  (path) => expect(rulesAt(path).breadcrumb).toBe(false),
);

// @proves 2.15
it.each(['/rng', '/member', '/favorite', '/promotions', '/lottert', '/login', '/register', '/helpmc'])(
  'shows the breadcrumb on %s',
  (path) => expect(rulesAt(path).breadcrumb).toBe(true),
);

// @proves 2.11
it.each(['/seamless', '/lottert', '/vnlottery', '/sealottery'])('counts %s as a game', (path) =>
  expect(rulesAt(path).game).toBe(true),
);

it.each(['/index', '/lottery', '/rng'])('does not count %s as a game', (path) =>
  expect(rulesAt(path).game).toBe(false),
);

// @proves 2.17
it.each(['/agent', '/agentHome', '/AgentHome/'])('restricts %s to agents', (path) =>
  expect(rulesAt(path).agents).toBe(true),
);

it.each(['/index', '/member'])('does not restrict %s to agents', (path) => expect(rulesAt(path).agents).toBe(false));

// @proves 2.8
it.each(['/lottery', '/vnLottery', '/seaLottery'])('shows no footer on %s', (path) =>
  expect(rulesAt(path).footer).toBe(false),
);

// @proves 2.18
it.each(['/index', '/seamless', '/member'])('shows the footer on %s', (path) =>
  expect(rulesAt(path).footer).toBe(true),
);

// @proves 2.9
it.each([
  ['/vnLottery', '/vnlottery'],
  ['/seaLottery', '/sealottery'],
  ['/INDEX', '/index'],
  ['/help/', '/help'],
])('has the same rules for %s as for %s', (one, other) => expect(rulesAt(one)).toEqual(rulesAt(other)));

// @proves 2.2
it('shows the right bar only on the home page', () => {
  expect(rulesAt('/index').home).toBe(true);
  expect(rulesAt('/login').home).toBe(true);
  expect(rulesAt('/rng').home).toBe(false);
});

// @proves 7.13
it.each(['/help', '/helpmc'])('shows the terms on %s before they are accepted', (path) =>
  expect(rulesAt(path).holdsTerms).toBe(true),
);
