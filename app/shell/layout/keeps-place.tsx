import type { ReactNode } from 'react';
import { pending as pendingStyle, shown } from './header.css.ts';

interface KeepsPlaceProps {
  /** Whether the platform has still to say if this is on. */
  pending: boolean;
  /** Stays unseen on a page that loads for somebody who is logged in, until the page knows it. */
  guestOnly?: boolean;
  children: ReactNode;
}

/** Takes the room of what it holds at once, and shows it when the platform has said that it is on: nothing jumps. */
export function KeepsPlace({ pending, guestOnly, children }: KeepsPlaceProps) {
  return (
    <div className={pending ? pendingStyle : shown} inert={pending} data-guest-only={guestOnly || undefined}>
      {children}
    </div>
  );
}
