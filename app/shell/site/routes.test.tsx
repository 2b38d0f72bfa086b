// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { defineFeature } from '../slots/define-feature.ts';
import { Routes } from './routes.tsx';
import { showInSite } from './show-in-site.fixture.tsx';

const home = defineFeature({ name: 'home', module: null }, ({ screen: part }) => ({
  routes: [
    {
      path: '/index',
      view: 'index',
      layout: 'game',
      access: 'public',
      title: 'entry.title',
      screen: part(async () => () => null),
    },
  ],
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// @proves 2.1
it.each(['/', '/nowhere', '/index/more'])('leads from %s to the index', async (at) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  showInSite(<Routes />, { at, words: {}, features: [home] });
  await waitFor(() => expect(location.pathname).toBe('/index'));
});
