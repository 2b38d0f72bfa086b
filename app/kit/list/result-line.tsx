import type { ReactNode } from 'react';
import { line, result } from './result-line.css.ts';

interface ResultLineProps {
  /** Announced whenever it changes. */
  found: ReactNode;
  /** Shown at the end: the sort order. */
  children: ReactNode;
}

/** The line between a list's filters and its rows. */
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
