import { act, cleanup } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import type { SiteBrand } from '#app/brand/brand.ts';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { type Fakes, fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { SiteRoot } from '#app/shell/site/site-root.tsx';
import type { Feature } from '#app/shell/slots/define-feature.ts';
import type { FeatureManifest } from '#schemas/generated/feature.ts';
import { operationList } from '#schemas/generated/operation-list.ts';
import { isObject } from '#schemas/generated/validators/guard-parts.ts';

const declared = import.meta.glob<Feature>('/app/features/*/feature.ts', { eager: true, import: 'feature' });
const words = import.meta.glob<object>('/locales/EN/*.json', { eager: true, import: 'default' });
const examples = import.meta.glob<Record<string, { answer: unknown }>>('/schemas/platform/examples/*.json', {
  eager: true,
  import: 'default',
});

/** Every feature.json, by the feature's name. */
export const manifests: ReadonlyMap<string, FeatureManifest> = new Map(
  Object.values(
    import.meta.glob<FeatureManifest>('/app/features/*/feature.json', { eager: true, import: 'default' }),
  ).map((manifest) => [manifest.name, manifest]),
);

/** They talk to other companies, to a socket or to another host, none of which is in a unit. */
const ELSEWHERE =
  /^(bot-(turnstile|recaptcha|hcaptcha)|firebase-phone|live|live-chat|other-site|reports|visit-statistics)$/;

const features = Object.values(declared).filter(({ name }) => !ELSEWHERE.test(name));
const answers: Readonly<Record<string, { answer: unknown }>> = Object.assign({}, ...Object.values(examples));
/** Few features have no words. */
const namespaces = Object.fromEntries([
  ...features.map(({ name }) => [name, {}]),
  ...Object.entries(words).map(([file, texts]) => [file.slice(file.lastIndexOf('/') + 1, -'.json'.length), texts]),
]);

/** Who opens a page. */
export type Person = 'guest' | 'member' | 'agent';

interface Opened {
  at: string;
  person: Person;
  /** Answers in place of the contract's examples. */
  fakes?: Fakes;
  /** Loads which features need which call. */
  needed?: Readonly<Record<string, readonly string[]>>;
}

/** Every module is on. */
const MODULES = [...manifests.values()].flatMap(({ module, pages = {} }) =>
  [module, ...Object.values(pages).map((page) => page.module)].flatMap((modId) =>
    modId ? [{ modId, enabled: '1', childrenNodes: [] }] : [],
  ),
);

/** jsdom lays nothing out: nothing changes its size, and everything is in view. */
class Watcher {
  readonly #tell: (entries: object[]) => void;
  constructor(tell: (entries: object[]) => void) {
    this.#tell = tell;
  }
  observe(target: Element) {
    queueMicrotask(() =>
      this.#tell([{ target, isIntersecting: true, intersectionRatio: 1, contentRect: target.getBoundingClientRect() }]),
    );
  }
  unobserve() {}
  disconnect() {}
}

const BRAND: Partial<SiteBrand> = {
  agents: true,
  currency: 'USD',
  categories: ['elott', 'lott', 'live', 'sports', 'rng'],
  homeLead: ['sports'],
  auth: { ...testBrand.auth, remember: 'device', securityQuestions: true, passkeys: true },
  playerCare: {
    parts: ['limits', 'realityCheck', 'sessionClock', 'timeOut', 'selfExclusion', 'selfTest'],
    ...{ increaseHours: 24, waitsForPeriod: false, youngAdults: null, helpLines: [] },
    realityCheck: { minutes: 60, shortest: 15, longest: 60 },
  },
};

/** The contract's example of a call's answer, as JSON carries it. */
function exampleOf(id: string): unknown {
  return structuredClone(answers[id]?.answer);
}

/** Opens a page of a whole site with every feature, whose platform answers with the contract's examples. */
export async function openWholeSite({ at, person, fakes = {}, needed = {} }: Opened) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: /min-width/.test(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  for (const name of ['ResizeObserver', 'IntersectionObserver']) vi.stubGlobal(name, Watcher);
  vi.stubGlobal('scrollTo', () => undefined);
  standInForModals();
  if (person !== 'guest') sessionStorage.setItem('token', 'T');
  onTestFinished(() => {
    cleanup();
    sessionStorage.clear();
    localStorage.clear();
    vi.unstubAllGlobals();
  });
  const known = Object.fromEntries(Object.keys(operationList).map((id) => [id, () => answerOf(id, person)]));
  const asked = fakePlatform({ ...known, ...fakes });
  // What a part of the site suspends on goes on only in an awaited scope.
  const site = await act(async () =>
    showInSite((open) => <SiteRoot site={open} />, { ...{ at, words: namespaces, features, needed }, brand: BRAND }),
  );
  return { site, ...asked };
}

function answerOf(id: string, person: Person): Response {
  if (id === 'whitelabel') return Response.json({ success: true, value: MODULES });
  if (id === 'memberInfo') return Response.json({ success: true, value: memberOf(person) });
  const answer = exampleOf(id);
  if (id === 'playerCare' && isObject(answer) && isObject(answer['value'])) delete answer['value']['stop'];
  return typeof answer === 'string' ? new Response(answer) : Response.json(answer);
}

function memberOf(person: Person) {
  return { ...member, currency: 'USD', type: person === 'agent' ? 1 : 0, mustChangePassword: false };
}
