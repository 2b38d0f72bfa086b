import { expect, it, vi } from 'vitest';
import { defineFeature } from './define-feature.ts';
import { fromLate } from './late-feature.ts';

const Page = () => null;
const route = { path: '/agent', view: 'agent', layout: 'agent', access: 'public', title: 'entry.title' } as const;

const feature = defineFeature({ name: 'agent', module: 'AGENT' }, ({ screen }) => ({
  routes: [{ ...route, screen: screen(async () => Page) }],
}));

it('loads the declaration with its first page, not before', async () => {
  const load = vi.fn(async () => ({ feature }));
  const late = fromLate({ name: 'agent', module: 'AGENT', contributions: { routes: [{ ...route, screen: 1 }] }, load });
  expect(load).not.toHaveBeenCalled();
  const screen = late.contributions.routes?.[0]?.screen;
  expect(screen?.namespace).toBe('agent');
  expect(await screen?.load()).toBe(Page);
  expect(load).toHaveBeenCalledOnce();
});

it('throws when the declaration lacks a listed entry', async () => {
  const late = fromLate({
    name: 'agent',
    module: null,
    contributions: { routes: [{ ...route, screen: 1 }] },
    load: async () => ({ feature: { ...feature, contributions: {} } }),
  });
  await expect(late.contributions.routes?.[0]?.screen.load()).rejects.toThrow(
    'does not contribute what its entry lists in routes',
  );
});

it('maps each entry to its own declaration', async () => {
  const Kyc = () => null;
  const Other = () => null;
  const declared = defineFeature({ name: 'kyc', module: 'KYC' }, ({ screen }) => ({
    modals: [
      { id: 'other', screen: screen(async () => Other) },
      { id: 'kyc', turn: 30, screen: screen(async () => Kyc) },
    ],
    sessionHooks: [{ order: 10, audience: 'logged-in', screen: screen(async () => Other) }],
  }));
  const late = fromLate({
    name: 'kyc',
    module: 'KYC',
    contributions: {
      modals: [
        { id: 'other', screen: 1 },
        { id: 'kyc', turn: 30, screen: 1 },
      ],
      sessionHooks: [{ order: 10, audience: 'logged-in', screen: 1 }],
    },
    load: async () => ({ feature: declared }),
  });
  const [, kyc] = late.contributions.modals ?? [];
  expect(kyc).toMatchObject({ id: 'kyc', turn: 30 });
  expect(await kyc?.screen.load()).toBe(Kyc);
  const [hook] = late.contributions.sessionHooks ?? [];
  expect(hook && 'screen' in hook && (await hook.screen.load())).toBe(Other);
});

it('loads every screen of an entry on demand', async () => {
  const Count = () => null;
  const page = {
    id: 'rewardCenter',
    group: 'activity',
    order: 130,
    icon: 'envelope-simple',
    label: 'entry.title',
  } as const;
  const declared = defineFeature({ name: 'messages', module: null }, ({ screen }) => ({
    memberPages: [{ ...page, screen: screen(async () => Page), count: screen(async () => Count) }],
  }));
  const late = fromLate({
    name: 'messages',
    module: null,
    contributions: { memberPages: [{ ...page, screen: 1, count: 1 }] },
    load: async () => ({ feature: declared }),
  });
  const [entry] = late.contributions.memberPages ?? [];
  expect(await entry?.screen.load()).toBe(Page);
  expect(await entry?.count?.load()).toBe(Count);
});
