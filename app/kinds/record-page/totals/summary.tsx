import type { ReactNode } from 'react';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { bone, fact, facts, figure, first, result, summary } from './summary.css.ts';

interface Fact {
  name: string;
  value: ReactNode;
}

interface SummaryProps {
  /** The figure that matters most. */
  main: Fact;
  others: readonly Fact[];
  /** Values are still to come. */
  busy: boolean;
}

/** The totals of the whole range, the result first. */
export function Summary({ main, others, busy }: SummaryProps) {
  const shown = (value: ReactNode) => (busy ? <Skeleton className={bone} /> : value);
  return (
    <section className={summary} aria-busy={busy}>
      <dl className={first}>
        <dt className={prose.aside}>{main.name}</dt>
        <dd className={result}>{shown(main.value)}</dd>
      </dl>
      <dl className={facts}>
        {others.map(({ name, value }) => (
          <div key={name} className={fact}>
            <dt className={prose.aside}>{name}</dt>
            <dd className={figure}>{shown(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
