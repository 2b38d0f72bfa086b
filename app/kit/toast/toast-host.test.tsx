// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { ToastHost } from './toast-host.tsx';
import { createToasts, type Toasts } from './toast-store.ts';

let toasts: Toasts;

beforeEach(() => {
  vi.useFakeTimers();
  toasts = createToasts();
  showPart(
    <>
      <button type="button">Page</button>
      <ToastHost toasts={toasts} label="News of this page" dismissLabel="Dismiss" />
    </>,
  );
  wait(100);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const show = (text: string, tone?: 'danger') => act(() => toasts.show({ text, ...(tone && { tone }) }));
const buttons = () => screen.queryAllByRole('button', { name: 'Dismiss' });

describe('ToastHost', () => {
  it('announces news politely and failures immediately, in live regions that exist beforehand', () => {
    const [polite, assertive] = [screen.getByRole('status'), screen.getByRole('alert')];
    show('Copied');
    show('The connection was lost', 'danger');
    expect(within(polite).getByText('Copied')).toBeDefined();
    expect(within(assertive).getByText('The connection was lost')).toBeDefined();
  });

  it('closes by itself, but not while it has a pointer or the focus', () => {
    show('Copied');
    wait(5000);
    const region = screen.getByRole('region', { name: 'News of this page' });
    fireEvent.pointerEnter(region);
    wait(60_000);
    expect(screen.getByText('Copied')).toBeDefined();
    fireEvent.pointerLeave(region);
    wait(999);
    expect(screen.getByText('Copied')).toBeDefined();
    wait(1);
    expect(screen.queryByText('Copied')).toBeNull();
  });

  it('keeps a failure until it is dismissed', () => {
    show('The connection was lost', 'danger');
    wait(600_000);
    expect(screen.getByText('The connection was lost')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('The connection was lost')).toBeNull();
  });

  it('moves the focus to the next toast, and finally back to the page', () => {
    const page = screen.getByRole('button', { name: 'Page' });
    page.focus();
    show('One');
    show('Two');
    act(() => buttons()[0]?.focus());
    for (const _toast of ['One', 'Two']) {
      expect(buttons()).toContain(document.activeElement);
      if (document.activeElement) fireEvent.keyDown(document.activeElement, { key: 'Escape' });
    }
    expect(buttons()).toEqual([]);
    expect(document.activeElement).toBe(page);
  });
});
