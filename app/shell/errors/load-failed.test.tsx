// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkLoadError, StylesheetError } from '../loading/preload.ts';
import { ScreenView } from '../loading/screen-view.tsx';
import { showInSite } from '../site/show-in-site.fixture.tsx';

const failing = async (problem: Error) => {
  const load = vi.fn(async () => () => <p>The screen</p>);
  load.mockRejectedValueOnce(problem);
  const view = <ScreenView screen={{ namespace: 'shell', load }} props={{}} fallback={null} />;
  await act(async () => void showInSite(view, { at: '/rng', words: {} }));
  return load;
};
const tryAgain = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));

// React reports what a boundary has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

// @proves 8.40
it.each([
  [new ChunkLoadError('late'), 'The page took longer to load, check your network'],
  [
    new TypeError('Failed to fetch dynamically imported module: https://specimen.example/a.js'),
    'Network link is abnormal, please try again',
  ],
  [new StylesheetError('gone'), 'Part of the page’s design didn’t load'],
])('says what failed, and loads the screen on retry', async (problem, words) => {
  const load = await failing(problem);
  expect((await screen.findByRole('alert')).textContent?.replace("'", '’')).toContain(words);
  expect(load).toHaveBeenCalledOnce();
  await tryAgain();
  expect(await screen.findByText('The screen')).toBeDefined();
});
