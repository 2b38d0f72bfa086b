// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFirstFocus } from './use-first-focus.ts';

function Form() {
  return <input ref={useFirstFocus()} />;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['fine', true],
  ['none', true],
  ['coarse', false],
])('on a device whose pointer is %s: %s', (pointer, expected) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
  const { container } = render(<Form />);
  expect(document.activeElement === container.querySelector('input')).toBe(expected);
});
