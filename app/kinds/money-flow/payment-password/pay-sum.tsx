import * as prose from '#app/kit/text/prose.css.ts';
import { figure, sum } from './pay.css.ts';

interface PaySumProps {
  /** Name of the amount. */
  title: string;
  /** The amount as text. */
  money: string;
  /** Recipient's account, unless the title contains it. */
  to?: string;
  /** The amount that leaves the balance, as a sentence. */
  text: string;
}

/** Amount and recipient, above the proof that confirms them. */
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
