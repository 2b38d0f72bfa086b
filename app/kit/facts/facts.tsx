import type { ReactNode } from 'react';
import { split } from '#app/kit/layout/layout.css.ts';
import { factName, factValue } from './facts.css.ts';

export type Fact = readonly [name: string, value: ReactNode];

interface FactsProps {
  /** Names the list, unless a heading is beside it. */
  label?: string;
  /** Those without a value are left out. */
  rows: readonly Fact[];
  /** Of the list around them: its gaps, and the weight of the values. */
  className: string;
}

/** Names, and a value opposite each. */
export function Facts({ label, rows, className }: FactsProps) {
  return (
    <dl className={className} aria-label={label}>
      {rows
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => (
          <div key={name} className={split}>
            <dt className={factName}>
              <bdi>{name}</bdi>
            </dt>
            <dd className={factValue}>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
          </div>
        ))}
    </dl>
  );
}
