// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { breakStorage } from '#app/storage/broken-storage.fixture.ts';
import { forgetTrail } from './forget-trail.ts';
import { pathOf } from './trail.ts';
import { remember, trailTo } from './trail-store.ts';

afterEach(() => vi.unstubAllGlobals());

it.each(['forbidden', 'full'] as const)('has only the current page when storage is %s', (state) => {
  breakStorage(state);
  remember('/rng', pathOf);
  expect(trailTo('/live', pathOf)).toEqual(['/live']);
  expect(forgetTrail).not.toThrow();
});
