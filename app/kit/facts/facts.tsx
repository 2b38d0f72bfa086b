import type { ReactNode } from 'react';
import { split } from '#app/kit/layout/layout.css.ts';
import { factName, factValue } from './facts.css.ts';

export type Fact = readonly [name: string, value: ReactNode];

interface FactsProps {
  /** Those without a value are left out. */
  rows: readonly Fact[];
  /** Of the list around them: its gaps, and the weight of the values. */
  className: string;
}

/** Names, and a value opposite each. */
export function Facts({ rows, className }: FactsProps) {
  return (
    <dl className={className}>
      {rows
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => (
          <div key={name} className={split}>
            <dt className={factName}>{name}</dt>
            <dd className={factValue}>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
          </div>
        ))}
    </dl>
  );
}
