import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import type { LotteryGame } from '#schemas/generated/platform.ts';
import { ball, balls, fresh as freshStyle, rolling } from './balls.css.ts';

interface BallsProps {
  /** What they are, for whoever does not see them as balls. */
  label: string;
  numbers: readonly string[];
  small?: boolean;
  /** What they are drawn as; dice show their pips. */
  form?: LotteryGame['form'] | undefined;
  /** They come one after another, where motion is welcome. */
  fresh?: boolean;
}

/** Drawn or picked numbers in their order, which goes from left to right in every language. */
export function Balls({ label, numbers, small, form, fresh }: BallsProps) {
  const areDice = form === 'dice';
  return (
    <ol
      className={balls}
      dir="ltr"
      aria-label={label}
      data-size={small ? 'small' : sizeOf(numbers.length)}
      data-form={form}
    >
      {numbers.map((number, index) => (
        // The same number may come up in several places.
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells two of them apart.
          key={`${index}-${number}`}
          className={fresh ? `${ball} ${freshStyle}` : ball}
          data-pips={areDice ? Number(number) : undefined}
        >
          {areDice ? <span className={visuallyHidden}>{number}</span> : number}
        </li>
      ))}
    </ol>
  );
}

/** Balls whose numbers nobody knows yet. */
export function RollingBalls({ count, form }: { count: number; form?: LotteryGame['form'] | undefined }) {
  return (
    <div className={balls} dir="ltr" aria-hidden="true" data-size={sizeOf(count)} data-form={form}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells one from another.
        <span key={index} className={`${ball} ${rolling}`}>
          ?
        </span>
      ))}
    </div>
  );
}

/** More balls than a phone has in one line are smaller ones. */
function sizeOf(count: number): 'many' | undefined {
  return count > 7 ? 'many' : undefined;
}
