import { Facts } from '#app/kit/facts/facts.tsx';
import { terms } from './foot.css.ts';

interface TermLinesProps {
  /** Accessible name of the list, unless it has a heading. */
  label?: string;
  rows: readonly (readonly [name: string, value: string])[];
}

/** Terms of a payment, one on each line. */
export function TermLines(props: TermLinesProps) {
  return <Facts className={terms} {...props} />;
}
