import { Facts } from '#app/kit/facts/facts.tsx';
import { terms } from './foot.css.ts';

interface TermLinesProps {
  /** Name of the list, unless a heading is beside it. */
  label?: string;
  rows: readonly (readonly [name: string, value: string])[];
}

/** Terms of a payment, one a line. */
export function TermLines(props: TermLinesProps) {
  return <Facts className={terms} {...props} />;
}
