import { expect, it, vi } from 'vitest';
import { defineFeature } from './define-feature.ts';
import { fromLate } from './late-feature.ts';

const Page = () => null;
const route = { path: '/agent', view: 'agent', layout: 'agent', access: 'public', title: 'entry.title' } as const;

const feature = defineFeature({ name: 'agent', module: 'AGENT' }, ({ screen }) => ({
  routes: [{ ...route, screen: screen(async () => Page) }],
}));

it('loads the declaration with the first page, and no sooner', async () => {
  const load = vi.fn(async () => ({ feature }));
  const late = fromLate({ name: 'agent', module: 'AGENT', contributions: { routes: [route] }, load });
  expect(load).not.toHaveBeenCalled();
  const screen = late.contributions.routes?.[0]?.screen;
  expect(screen?.namespace).toBe('agent');
  expect(await screen?.load()).toBe(Page);
  expect(load).toHaveBeenCalledOnce();
});

it('says so when the declaration has not got the page', async () => {
  const late = fromLate({
    name: 'agent',
    module: null,
    contributions: { routes: [{ ...route, path: '/gone' }] },
    load: async () => ({ feature }),
  });
  await expect(late.contributions.routes?.[0]?.screen.load()).rejects.toThrow('no page at /gone');
});
