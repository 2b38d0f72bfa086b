// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { refusal } from '#app/platform/fake-platform.fixture.ts';
import { featuresByCall } from '#cli/brand/feature-calls.ts';
import featureCalls from '#schemas/generated/feature-calls.json' with { type: 'json' };
import { operationList } from '#schemas/generated/operation-list.ts';
import { ofThisTurn } from '#tests/matrix/of-this-turn.ts';
import { faultsOfPage } from './faults-of-page.ts';
import { manifests, openWholeSite, type Person } from './whole-site.fixture.tsx';

/** Where a feature without a page of its own is seen. */
const SEEN_AT: Readonly<Record<string, readonly [at: string, person: Person]>> = {
  'login-google': ['/login', 'guest'],
  'login-facebook': ['/login', 'guest'],
  'login-passkey': ['/login', 'guest'],
  'login-sms': ['/login', 'guest'],
  'remember-me': ['/login', 'guest'],
  'forgot-mobile': ['/login', 'guest'],
  'register-mobile': ['/register', 'guest'],
  'register-mobile-password': ['/register', 'guest'],
  'register-verification': ['/register', 'guest'],
  'bot-altcha': ['/register', 'guest'],
  welcome: ['/index', 'guest'],
  fixtures: ['/index', 'guest'],
  search: ['/index', 'guest'],
  passkeys: ['/member?page=securityCenter', 'member'],
  'security-question': ['/member?page=securityCenter', 'member'],
  kyc: ['/member?page=securityCenter', 'member'],
};

type OperationId = keyof typeof operationList;

interface Loss {
  feature: string;
  call: OperationId;
  isOptional: boolean;
  at: string;
  person: Person;
}

const CALLS: Readonly<Record<string, { needs: readonly string[]; optional: readonly string[] }>> = featureCalls;
const NEEDED = featuresByCall([...manifests.keys()]);
/** A page asks for what it reads as it opens; what a press sends is the same on each page of a feature. */
const losses = Object.entries(CALLS).flatMap(([feature, { needs, optional }]) =>
  [...needs.filter((call) => !ofOthers(feature).includes(call)), ...optional].filter(isOperation).flatMap((call) => {
    const places = operationList[call].method === 'GET' ? placesOf(feature) : placesOf(feature).slice(0, 1);
    return places.map(([at, person]): Loss => ({ feature, call, isOptional: !needs.includes(call), at, person }));
  }),
);

it('are all of the calls of our own that features send', () => {
  const tried = new Set(losses.map(({ feature, call }) => `${feature} ${call}`));
  const all = Object.entries(CALLS).flatMap(([feature, { needs, optional }]) =>
    [...needs.filter((call) => !ofOthers(feature).includes(call)), ...optional].map((call) => `${feature} ${call}`),
  );
  expect([...tried].sort()).toEqual(all.sort());
  expect(tried.size).toBeGreaterThan(100);
});

it.each(ofThisTurn(losses))(
  '$feature without $call: $at is whole',
  async ({ feature, call, isOptional, at, person }) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { method, path } = operationList[call];
    const { site, callsOf } = await openWholeSite({
      ...{ at, person, needed: NEEDED },
      fakes: { [call]: () => refusal(501, { errorCode: 'unknown_operation', message: 'Not implemented' }) },
    });
    await expect.poll(() => faultsOfPage(document)).toEqual([]);
    // A page asks for what it shows. What a press sends is asked for here, and what is known to be lacking is not sent.
    const asked = callsOf(call).length;
    await site.platform(`${method} ${path}`, {}).catch(() => undefined);
    await expect.poll(() => faultsOfPage(document)).toEqual([]);
    const { lacking, without } = site.modules.getState();
    expect(lacking).toContain(`${method} ${path}`);
    expect(without?.has(feature)).toBe(!isOptional);
    expect(callsOf(call)).toHaveLength(Math.max(asked, 1));
    if (!isOptional) await expect.poll(() => linksTo(feature)).toEqual([]);
  },
);

/** The pages of a feature, or where it is seen. */
function placesOf(feature: string): (readonly [at: string, person: Person])[] {
  const seen = SEEN_AT[feature];
  const pages = Object.values(manifests.get(feature)?.pages ?? {}).flatMap((page) => {
    if (page.query === 'required' || page.category !== undefined) return [];
    const person: Person = page.for === 'agents' ? 'agent' : page.for === 'members' ? 'member' : 'guest';
    return addressesOf(page).map((at) => [at, person] as const);
  });
  return seen ? [seen] : pages.length > 0 ? pages : [['/index', 'member']];
}

function addressesOf({ path, memberPage, agentPage }: { path?: string; memberPage?: string; agentPage?: string }) {
  if (path) return [path];
  if (memberPage) return [`/member?page=${memberPage}`];
  return agentPage ? [`/agentHome?page=${agentPage}`] : [];
}

/** Links on the page that lead to pages of the feature. */
function linksTo(feature: string): string[] {
  const addresses = Object.values(manifests.get(feature)?.pages ?? {}).flatMap(addressesOf);
  const links = [...document.querySelectorAll('a')].flatMap((link) => link.getAttribute('href') ?? []);
  return links.filter((href) => addresses.includes(href));
}

/** What the features that a feature needs need themselves. */
function ofOthers(feature: string): string[] {
  const needs = manifests.get(feature)?.needs ?? [];
  return Object.entries(CALLS).flatMap(([name, calls]) => (needs.includes(name) ? calls.needs : []));
}

function isOperation(call: string): call is OperationId {
  return Object.hasOwn(operationList, call);
}
