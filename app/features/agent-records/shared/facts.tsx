import type { ReactNode } from 'react';
import { fact, factName, facts, factValue } from './sheet.css.ts';

export type Fact = readonly [name: string, value: ReactNode];

/** Names and values; those without a value are left out. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className={facts}>
      {rows
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => (
          <div key={name} className={fact}>
            <dt className={factName}>{name}</dt>
            <dd className={factValue}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
