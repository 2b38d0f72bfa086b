import type { ReactNode } from 'react';
import { pending as pendingStyle, shown } from './header.css.ts';

interface KeepsPlaceProps {
  /** Whether the platform has still to say if this is on. */
  pending: boolean;
  children: ReactNode;
}

/** Takes the room of what it holds at once, and shows it when the platform has said that it is on: nothing jumps. */
export function KeepsPlace({ pending, children }: KeepsPlaceProps) {
  return (
    <div className={pending ? pendingStyle : shown} inert={pending}>
      {children}
    </div>
  );
}
