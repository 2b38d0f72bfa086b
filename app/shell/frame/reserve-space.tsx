import type { ReactNode } from 'react';
import { pending as pendingStyle, visible } from './reserve-space.css.ts';

interface ReserveSpaceProps {
  /** Whether the platform has yet to say if this is on. */
  pending: boolean;
  children: ReactNode;
}

/** Reserves space for its content and shows it once the platform says that it is on, so that nothing jumps. */
export function ReserveSpace({ pending, children }: ReserveSpaceProps) {
  return (
    <div className={pending ? pendingStyle : visible} inert={pending}>
      {children}
    </div>
  );
}
