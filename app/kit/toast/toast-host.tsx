import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { pressedKey } from '../keys/pressed-key.ts';
import { useConnectionText } from '../state/connection-context.ts';
import { dismiss as dismissStyle, icon, region, stack, text as textStyle, toast as toastStyle } from './toast.css.ts';
import type { Toast, Toasts } from './toast-store.ts';
import { useAutoClose } from './use-auto-close.ts';

/** Long enough to read it twice. */
const STAY = 6000;

const ICONS: Record<Toast['tone'], IconName> = { info: 'info', success: 'check-circle', danger: 'warning-circle' };

interface ToastViewProps {
  toast: Toast;
  /** A pointer or the focus is on the toasts, so no toast closes. */
  held: boolean;
  dismissLabel: string;
  onDismiss: () => void;
}

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
  const host = useRef<HTMLElement>(null);
  const watched = useWatched();
  const { held, giveBack, props } = useHeld();
  const urgent = shown.filter(({ tone }) => tone === 'danger');
  const others = shown.filter(({ tone }) => tone !== 'danger');

  const dismiss = ({ id }: Toast) => {
    const hadFocus = host.current?.contains(document.activeElement);
    toasts.dismiss(id);
    if (!hadFocus) return;
    const next = [...(host.current?.querySelectorAll('button') ?? [])].find(
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
    <section ref={host} className={stack} aria-label={label} onKeyDown={onKeyDown} {...props}>
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

function ToastView({ toast, held, dismissLabel, onDismiss }: ToastViewProps) {
  useAutoClose(toast.tone === 'danger' ? null : STAY, held, onDismiss);
  const { kind, text } = useConnectionText(toast.text);
  if (kind === 'out') return null;
  return (
    <div className={toastStyle[toast.tone]}>
      <span className={icon[toast.tone]}>
        <Icon name={ICONS[toast.tone]} />
      </span>
      <p className={textStyle}>{text}</p>
      <span className={dismissStyle}>
        <IconButton icon="x" label={dismissLabel} onClick={onDismiss} />
      </span>
    </div>
  );
}

/** Whether an element has a pointer or the focus, or the page is in the background; and how to return the focus. */
function useHeld() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);
  const from = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  return {
    held: pointed || focused || hidden,
    /** Returns the focus to where it came from, once the focused element is gone. */
    giveBack: () => {
      setFocused(false);
      from.current?.focus();
    },
    props: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          from.current = relatedTarget;
        setFocused(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
