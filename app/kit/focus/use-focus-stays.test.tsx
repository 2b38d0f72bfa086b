// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFocusStays } from './use-focus-stays.ts';

function Part({ next }: { next?: string }) {
  const part = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isDone, setIsDone] = useState(false);
  useFocusStays(part, heading);
  return (
    <>
      <div ref={part}>
        <h2 ref={heading} tabIndex={-1}>
          Rewards
        </h2>
        {!isDone && (
          <button type="button" onClick={() => setIsDone(true)}>
            Take
          </button>
        )}
        {/* biome-ignore lint/a11y/noAutofocus: something takes the focus by itself. */}
        {isDone && next && <input aria-label={next} autoFocus />}
      </div>
      <button type="button" onClick={() => setIsDone(true)}>
        Elsewhere
      </button>
    </>
  );
}

const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const press = async (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  // The focus keeper loads on first use.
  await vi.dynamicImportSettled();
  fireEvent.click(button);
};
const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');

afterEach(cleanup);

it('keeps the focus near a button that disappeared', async () => {
  render(<Part />);
  await press('Take');
  await waitFor(() => expect(focused()).toBe('Rewards'));
});

it('keeps it even when the button disappears before the focus keeper has loaded', async () => {
  render(<Part />);
  const button = screen.getByRole('button', { name: 'Take' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(focused()).toBe('Rewards'));
});

it('leaves the focus with an element that takes it, and with a user who has moved on', async () => {
  render(<Part next="Name" />);
  await press('Take');
  await frame();
  expect(focused()).toBe('Name');
  cleanup();
  render(<Part />);
  screen.getByRole('button', { name: 'Take' }).focus();
  await vi.dynamicImportSettled();
  await press('Elsewhere');
  await frame();
  expect(focused()).toBe('Elsewhere');
});
