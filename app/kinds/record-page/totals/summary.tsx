import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { type Figure, FigureValue } from './figure.tsx';
import { bone, fact, facts, figure, first, result, summary } from './summary.css.ts';

interface SummaryProps<Answer> {
  /** Most important figure first. */
  figures: readonly Figure<Answer>[];
  /** Undefined while loading. */
  data: Answer | undefined;
  currency: string;
}

/** Totals of the whole range. */
export function Summary<Answer>({ figures: [main, ...others], data, currency }: SummaryProps<Answer>) {
  const shown = (value: Figure<Answer>) =>
    data === undefined ? <Skeleton className={bone} /> : <FigureValue value={value} of={data} currency={currency} />;
  return (
    <section className={summary} aria-busy={data === undefined}>
      {main && (
        <dl className={first}>
          <dt className={prose.aside}>{main.name}</dt>
          <dd className={result}>{shown(main)}</dd>
        </dl>
      )}
      <dl className={facts}>
        {others.map((other) => (
          <div key={other.name} className={fact}>
            <dt className={prose.aside}>{other.name}</dt>
            <dd className={figure}>{shown(other)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
