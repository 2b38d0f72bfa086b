// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { requiredContext } from './required-context.ts';

const [LampProvider, useLamp] = requiredContext<{ light: string }>('Lamp');

function Room() {
  return <p>{useLamp().light}</p>;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('provides the value', () => {
  render(
    <LampProvider value={{ light: 'warm' }}>
      <Room />
    </LampProvider>,
  );
  expect(screen.getByText('warm')).toBeDefined();
});

it('names the missing provider', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<Room />)).toThrow('useLamp needs a LampProvider above it.');
});
