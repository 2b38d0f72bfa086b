import type { ReactNode } from 'react';
import { figure, figureName, totals } from './records.css.ts';

interface TotalsProps {
  /** The figure that matters most comes first. */
  figures: readonly { name: string; value: ReactNode }[];
}

/** What everything that is filtered adds up to. */
export function Totals({ figures }: TotalsProps) {
  return (
    <dl className={totals}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt className={figureName}>{name}</dt>
          <dd className={figure}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
