// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInKit } from '../show-in-kit.fixture.tsx';
import { standInForModals } from './modal-double.fixture.ts';
import { TimedDialog } from './timed-dialog.tsx';

const onClose = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  standInForModals();
  onClose.mockClear();
  showInKit(
    <TimedDialog title="Uploaded" closesAfter={8000} onClose={onClose} actions={<button type="button">Done</button>}>
      <p>We have got it.</p>
    </TimedDialog>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const dialog = () => screen.getByRole('dialog', { name: 'Uploaded' });

// @proves 4.62
it('closes by itself, once, after its time', () => {
  wait(7999);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays open while a pointer is over it, and then for the rest of its time', () => {
  wait(5000);
  fireEvent.pointerOver(screen.getByText('We have got it.'));
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerLeave(dialog());
  wait(2999);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledOnce();
});

it('does not count a pointer on its backdrop', () => {
  fireEvent.pointerOver(screen.getByText('We have got it.'));
  fireEvent.pointerOver(dialog());
  wait(8000);
  expect(onClose).toHaveBeenCalledOnce();
});

it('announces the timeout, and stays open on request', () => {
  expect(screen.getByRole('dialog', { description: 'dialog.passing' })).toBe(dialog());
  fireEvent.click(screen.getByRole('button', { name: 'dialog.stay' }));
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByText('dialog.passing')).toBeNull();
  expect(dialog().hasAttribute('aria-describedby')).toBe(false);
});

it('stays open while a control inside has the focus; the focus on its title does not count', () => {
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Uploaded' }));
  wait(7000);
  act(() => screen.getByRole('button', { name: 'Done' }).focus());
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
  act(() => screen.getByRole('heading', { name: 'Uploaded' }).focus());
  wait(1000);
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays open while the page is in the background', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  wait(8000);
  expect(onClose).toHaveBeenCalledOnce();
});
