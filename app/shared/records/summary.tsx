import type { ReactNode } from 'react';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { bone, fact, facts, figure, first, result, summary, term } from './summary.css.ts';

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
        <dt className={term}>{main.name}</dt>
        <dd className={result}>{shown(main.value)}</dd>
      </dl>
      <dl className={facts}>
        {others.map(({ name, value }) => (
          <div key={name} className={fact}>
            <dt className={term}>{name}</dt>
            <dd className={figure}>{shown(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
