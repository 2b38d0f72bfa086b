import { expect, it } from 'vitest';
import { chunkLoadedBy } from './prerenderer.ts';

it('reads the chunk from a compiled loader', () => {
  const load = new Function('return ()=>t(()=>import(`./home-page-k2.js`),__vite__mapDeps([0,1]),import_url)')();
  expect(chunkLoadedBy(load)).toBe('assets/home-page-k2.js');
});

it('finds none when the screen is part of the first load', () => {
  expect(chunkLoadedBy(() => Promise.resolve())).toBeNull();
});
