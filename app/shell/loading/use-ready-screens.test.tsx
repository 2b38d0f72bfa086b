// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { Screen } from '../slots/screen.ts';
import { createScreenLoader } from './screen-loader.ts';
import { ScreenLoaderProvider } from './screen-view.tsx';
import { useReadyScreens } from './use-ready-screens.ts';

const Heart = () => null;
const Trial = () => null;

const screenOf = (load: Screen['load']): Screen => ({ namespace: 'help', load });

function show(...screens: Screen[]) {
  const loader = createScreenLoader({ ensure: async () => undefined });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ScreenLoaderProvider value={loader}>{children}</ScreenLoaderProvider>
  );
  return renderHook(() => useReadyScreens(screens), { wrapper });
}

it('has the components of all screens once the last one has come', async () => {
  let come = (_component: typeof Trial) => {};
  const late = new Promise<typeof Trial>((resolve) => {
    come = resolve;
  });
  const { result } = show(
    screenOf(async () => Heart),
    screenOf(() => late),
  );
  expect(result.current).toEqual([undefined, undefined]);
  come(Trial);
  await waitFor(() => expect(result.current).toEqual([Heart, Trial]));
});

it('leaves out a screen that cannot be loaded, and asks for it once', async () => {
  const load = vi.fn(() => Promise.reject(new Error('lost')));
  const { result } = show(
    screenOf(async () => Heart),
    screenOf(load),
  );
  await waitFor(() => expect(result.current).toEqual([Heart, undefined]));
  expect(load).toHaveBeenCalledTimes(1);
});
