// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import { BrandProvider } from '#app/brand/brand-context.tsx';
import { ModuleProvider } from '#app/modules/module-context.tsx';
import { createModuleStore, type ModuleState } from '#app/modules/module-store.ts';
import { createPlatform } from '#app/platform/create-platform.ts';
import { createSession } from '#app/session/create-session.ts';
import type { SessionStatus } from '#app/session/member-type.ts';
import { SessionProvider } from '#app/session/session-context.tsx';
import { createSessionToken } from '#app/session/session-token.ts';
import { defineFeature } from './define-feature.ts';
import { FeaturesProvider } from './features-context.tsx';
import { useSlot } from './use-slot.ts';

const Row = () => null;

const features = [
  defineFeature({ name: 'late', module: null }, () => ({ headerActions: [{ order: 30, component: Row }] })),
  defineFeature({ name: 'switched', module: 'EXTRA' }, () => ({ headerActions: [{ order: 20, component: Row }] })),
  defineFeature({ name: 'guests', module: null }, () => ({
    headerActions: [{ order: 10, component: Row, audience: 'guest' }],
  })),
  defineFeature({ name: 'members', module: null }, () => ({
    headerActions: [{ order: 15, component: Row, audience: 'logged-in' }],
  })),
];

const contracts = defineFeature({ name: 'contracts', module: 'CONTRACTS' }, ({ screen }) => {
  const page = { group: 'contracts', icon: 'percent', label: 'entry.page', screen: screen(async () => Row) } as const;
  return {
    agentPages: [
      { ...page, id: 'dividend', order: 1 },
      { ...page, id: 'daily', order: 2, module: 'DAILYSALARY' },
    ],
  };
});

const offers = defineFeature({ name: 'offers', module: null }, () => ({
  navigation: [
    {
      ...{ path: '/offers', icon: 'gift', label: 'entry.offers', group: 'main', order: 800, bar: 80 },
      inColumn: 25,
    } as const,
  ],
}));

const all = [...features, contracts, offers];

const slot = (modules: ModuleState, status?: SessionStatus) => read(() => useSlot('headerActions'), modules, status);
const pages = (modules: ModuleState) => read(() => useSlot('agentPages'), modules, 'agent');

function read<Entries>(
  use: () => Entries,
  modules: ModuleState,
  status: SessionStatus = 'guest',
  brand = testBrand,
): Entries {
  const store = createModuleStore();
  store.setState(modules);
  const platform = createPlatform({ url: 'https://platform.example', token: () => null, language: () => 'en' });
  const session = createSession(platform, createSessionToken(undefined));
  session.store.setState({ status });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BrandProvider value={brand}>
      <FeaturesProvider value={{ features: all, areComing: false }}>
        <SessionProvider value={session}>
          <ModuleProvider value={store}>{children}</ModuleProvider>
        </SessionProvider>
      </FeaturesProvider>
    </BrandProvider>
  );
  return renderHook(use, { wrapper }).result.current;
}

const names = (entries: ReturnType<typeof slot>) => entries.map(({ namespace }) => namespace);

it('is filled once for all parts that read it', () => {
  const readTwice = () => [useSlot('headerActions'), useSlot('headerActions')];
  const [one, other] = read(readTwice, { status: 'pending', enabled: new Set() });
  expect(one).toHaveLength(3);
  expect(other).toBe(one);
});

it('keeps the entries that an answer of the platform leaves as they were', () => {
  const before = slot({ status: 'pending', enabled: new Set() });
  const after = slot({ status: 'known', enabled: new Set(['EXTRA']) });
  expect(names(after)).toEqual(['guests', 'switched', 'late']);
  expect(after.map((entry) => before.includes(entry))).toEqual([true, false, true]);
});

it.each([
  ['side', 'second', 25],
  ['top', 'main', 800],
  ['bar', 'main', 800],
] as const)(
  'places what stands elsewhere in a column: with navigation at the %s in the group %s, at %d',
  (navigation, group, order) => {
    const { theme } = testBrand;
    const brand = { ...testBrand, theme: { ...theme, layout: { ...theme.layout, navigation } } };
    const [entry] = read(() => useSlot('navigation'), { status: 'known', enabled: new Set() }, 'guest', brand);
    expect(entry).toMatchObject({ group, order, bar: 80 });
  },
);

describe('useSlot', () => {
  it('sorts the contributions of enabled features', () => {
    expect(names(slot({ status: 'known', enabled: new Set(['EXTRA']) }))).toEqual(['guests', 'switched', 'late']);
  });

  // @proves 6.9
  it('leaves out features whose module is off', () => {
    expect(names(slot({ status: 'known', enabled: new Set() }))).toEqual(['guests', 'late']);
  });

  it('leaves out features that need a call which the platform lacks', () => {
    const modules = { status: 'known', enabled: new Set(['EXTRA']), without: new Set(['switched']) } as const;
    expect(names(slot(modules))).toEqual(['guests', 'late']);
  });

  // @proves 2.65
  it('leaves out a page that the platform has switched off alone', () => {
    const ids = (enabled: string[]) => pages({ status: 'known', enabled: new Set(enabled) }).map(({ id }) => id);
    expect(ids(['CONTRACTS', 'DAILYSALARY'])).toEqual(['dividend', 'daily']);
    expect(ids(['CONTRACTS'])).toEqual(['dividend']);
    expect(ids(['DAILYSALARY'])).toEqual([]);
  });

  it('is for neither guests nor members while the member is not known', () => {
    expect(names(slot({ status: 'known', enabled: new Set() }, 'unknown'))).toEqual(['late']);
  });

  it('marks entries as pending until the platform reports their module', () => {
    const entries = slot({ status: 'pending', enabled: new Set() });
    expect(entries.map(({ namespace, pending }) => [namespace, pending])).toEqual([
      ['guests', false],
      ['switched', true],
      ['late', false],
    ]);
  });

  it('filters by audience', () => {
    expect(names(slot({ status: 'known', enabled: new Set() }, 'member'))).toEqual(['members', 'late']);
  });
});
