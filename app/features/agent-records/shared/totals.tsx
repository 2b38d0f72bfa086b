import type { ReactNode } from 'react';
import * as prose from '#app/kit/text/prose.css.ts';
import { figure, totals } from './records.css.ts';

interface TotalsProps {
  /** Most important figure first. */
  figures: readonly { name: string; value: ReactNode }[];
}

/** Totals of all matching records. */
export function Totals({ figures }: TotalsProps) {
  return (
    <dl className={totals}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt className={prose.note}>{name}</dt>
          <dd className={figure}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
