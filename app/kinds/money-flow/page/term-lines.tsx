import { split } from '#app/kit/layout/layout.css.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { terms, termValue } from './foot.css.ts';

interface TermLinesProps {
  /** Name of the list, unless a heading is beside it. */
  label?: string;
  rows: readonly (readonly [name: string, value: string])[];
}

/** Terms of a payment, one a line. */
export function TermLines({ label, rows }: TermLinesProps) {
  return (
    <dl className={terms} aria-label={label}>
      {rows.map(([name, value]) => (
        <div key={name} className={split}>
          <dt className={prose.quiet}>
            <bdi>{name}</bdi>
          </dt>
          <dd className={termValue}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
