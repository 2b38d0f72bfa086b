// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSeen } from './use-seen.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Seen() {
  const { ref, seen } = useSeen<HTMLParagraphElement>();
  return <p ref={ref}>{seen ? 'seen' : 'unseen'}</p>;
}

it('counts as seen at a tenth, and stays seen', () => {
  const looks: { tell: (entries: { isIntersecting: boolean }[]) => void; threshold: unknown }[] = [];
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = disconnect;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void, { threshold }: IntersectionObserverInit) {
        looks.push({ tell, threshold });
      }
    },
  );
  render(<Seen />);
  expect(looks.map(({ threshold }) => threshold)).toEqual([0.1]);
  act(() => looks[0]?.tell([{ isIntersecting: false }]));
  expect(screen.getByText('unseen')).toBeDefined();
  act(() => looks[0]?.tell([{ isIntersecting: true }]));
  expect(screen.getByText('seen')).toBeDefined();
  expect(disconnect).toHaveBeenCalledOnce();
});
