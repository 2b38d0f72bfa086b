import type { ReactNode } from 'react';
import * as parts from './card.css.ts';

interface CardLineProps {
  icon: ReactNode;
  name: string;
  /** Lines below the name, in the style `note`. */
  notes: ReactNode;
  /** What can be done with it, or its state. */
  end?: ReactNode;
  /** Dialogs that the line opens. */
  children?: ReactNode;
}

/** One of the things that a card lists: an account, a device, a key. */
export function CardLine({ icon, name, notes, end, children }: CardLineProps) {
  return (
    <li className={parts.line}>
      <span className={parts.lead}>{icon}</span>
      <span className={parts.words}>
        <bdi className={parts.name}>{name}</bdi>
        {notes}
      </span>
      {end && <span className={parts.end}>{end}</span>}
      {children}
    </li>
  );
}
