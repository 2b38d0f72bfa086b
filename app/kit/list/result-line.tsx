import type { ReactNode } from 'react';
import { line, result } from './result-line.css.ts';

interface ResultLineProps {
  /** What was found, which is said again whenever it changes. */
  found: ReactNode;
  /** At the end: the order of what was found. */
  children: ReactNode;
}

/** The line between the choices above a list and the list. */
export function ResultLine({ found, children }: ResultLineProps) {
  return (
    <div className={line}>
      <p className={result} role="status">
        {found}
      </p>
      {children}
    </div>
  );
}
