import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { pressedKey } from '../keys/pressed-key.ts';
import { region, stack } from './toast.css.ts';
import type { Toast, Toasts } from './toast-store.ts';
import { ToastView } from './toast-view.tsx';
import { useHeld } from './use-held.ts';

interface ToastHostProps {
  toasts: Toasts;
  /** Name of the region, for navigation by landmarks. */
  label: string;
  dismissLabel: string;
}

/**
 * Shows and announces toasts. Both live regions exist before their first message; otherwise it would not be announced.
 * Escape dismisses the focused toast.
 */
export function ToastHost({ toasts, label, dismissLabel }: ToastHostProps) {
  const shown = useStore(toasts.store);
  const place = useRef<HTMLElement>(null);
  const watched = useWatched();
  const { held, giveBack, props } = useHeld();
  const urgent = shown.filter(({ tone }) => tone === 'danger');
  const others = shown.filter(({ tone }) => tone !== 'danger');

  const dismiss = ({ id }: Toast) => {
    const hadFocus = place.current?.contains(document.activeElement);
    toasts.dismiss(id);
    if (!hadFocus) return;
    const next = [...(place.current?.querySelectorAll('button') ?? [])].find(
      (button) => button !== document.activeElement,
    );
    if (next) next.focus();
    else giveBack();
  };
  const view = (toast: Toast) => (
    <ToastView key={toast.id} toast={toast} held={held} dismissLabel={dismissLabel} onDismiss={() => dismiss(toast)} />
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (pressedKey(event) === 'Escape' && target instanceof HTMLButtonElement) target.click();
  };

  return (
    <section ref={place} className={stack} aria-label={label} onKeyDown={onKeyDown} {...props}>
      <div role="alert" className={region}>
        {watched && urgent.map(view)}
      </div>
      <div role="status" className={region}>
        {watched && others.map(view)}
      </div>
    </section>
  );
}

/** True once assistive technology has had time to notice the empty regions. */
function useWatched(): boolean {
  const [watched, setWatched] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWatched(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return watched;
}
