// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { useNear } from './use-near.ts';

function Place() {
  const { ref, near } = useNear();
  return <p ref={ref}>{near ? 'filled' : 'empty'}</p>;
}

const saves = (isSaving: boolean) => document.documentElement.toggleAttribute('data-saves', isSaving);

afterEach(() => {
  cleanup();
  saves(false);
  vi.unstubAllGlobals();
});

// @proves 9.17
it.each([false, true])(
  'fills a place of which a tenth is in the window or just below it (saving data: %s)',
  async (isSaving) => {
    saves(isSaving);
    const looks: { tell: (entries: { isIntersecting: boolean }[]) => void; how: IntersectionObserverInit }[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = vi.fn();
        disconnect = vi.fn();
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void, how: IntersectionObserverInit) {
          looks.push({ tell, how });
        }
      },
    );
    showPart(<Place />);
    expect(looks.map(({ how }) => how)).toEqual([{ threshold: 0.1, ...(!isSaving && { rootMargin: '50% 0px' }) }]);
    await act(async () => looks[0]?.tell([{ isIntersecting: false }]));
    expect(screen.getByText('empty')).toBeDefined();
    await act(async () => looks[0]?.tell([{ isIntersecting: true }]));
    expect(screen.getByText('filled')).toBeDefined();
  },
);
