// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showInKit } from '../show-in-kit.fixture.tsx';
import { Dialog } from './dialog.tsx';

const onClose = vi.fn();
const close = vi.fn();

beforeEach(() => {
  onClose.mockClear();
  close.mockClear();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close,
  });
});
afterEach(cleanup);

function show(keep = false) {
  return showInKit(
    <Dialog title="Documents" keep={keep} onClose={onClose} actions={<button type="button">Send</button>}>
      <input type="file" aria-label="Front" />
    </Dialog>,
  );
}
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Documents' });
const press = (from: Element, to: Element) => {
  fireEvent.pointerDown(from);
  fireEvent.click(to);
};

describe('Dialog', () => {
  it('is a modal read from its title on, and closes before it unmounts, so that the focus returns', () => {
    const { unmount } = show();
    expect(dialog().open).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Documents' }));
    unmount();
    expect(close).toHaveBeenCalledOnce();
  });

  it('closes on Escape, which a browser reports as cancel', () => {
    show();
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(dialog(), cancel);
    expect(onClose).toHaveBeenCalledOnce();
    expect(cancel.defaultPrevented).toBe(true);
  });

  it('stays open when a file picker inside is dismissed, which a browser reports as cancel too', () => {
    show();
    fireEvent(screen.getByLabelText('Front'), new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });

  // @proves 4.62
  it('closes on a press outside, but not on one that began inside', () => {
    show();
    press(screen.getByRole('heading'), dialog());
    press(screen.getByRole('heading'), screen.getByRole('heading'));
    expect(onClose).not.toHaveBeenCalled();
    press(dialog(), dialog());
    expect(onClose).toHaveBeenCalledOnce();
  });

  // @proves 4.62
  it('stays open on a press outside where input could be lost', () => {
    show(true);
    press(dialog(), dialog());
    expect(onClose).not.toHaveBeenCalled();
  });
});
