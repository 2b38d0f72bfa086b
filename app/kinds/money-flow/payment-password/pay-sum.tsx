import * as prose from '#app/kit/text/prose.css.ts';
import { figure, sum } from './pay.css.ts';

interface PaySumProps {
  /** What the figure is. */
  title: string;
  /** The amount as text. */
  money: string;
  /** Name of the account that gets it, unless the title says it. */
  to?: string;
  /** What leaves the balance. */
  text: string;
}

/** What arrives and where, above the proof that sends it. */
export function PaySum({ title, money, to, text }: PaySumProps) {
  return (
    <div className={sum}>
      <span className={prose.aside}>{title}</span>
      <bdi className={figure}>{money}</bdi>
      {to !== undefined && <bdi>{to}</bdi>}
      <span className={prose.aside}>{text}</span>
    </div>
  );
}
