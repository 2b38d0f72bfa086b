import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import type { LotteryGame } from '#schemas/generated/platform.ts';
import { ball, balls, newBall, rollingBall } from './balls.css.ts';

interface BallsProps {
  /** Label for screen readers. */
  label: string;
  numbers: readonly string[];
  small?: boolean;
  /** Shape of the numbers; dice show their pips. */
  form?: LotteryGame['form'] | undefined;
  /** Animates the balls one after another, unless the player prefers reduced motion. */
  fresh?: boolean;
}

/** Drawn or picked numbers, always laid out from left to right. */
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
        // A draw may contain the same number more than once.
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: equal numbers differ in nothing but their index.
          key={`${index}-${number}`}
          className={fresh ? `${ball} ${newBall}` : ball}
          data-pips={areDice ? Number(number) : undefined}
        >
          {areDice ? <span className={visuallyHidden}>{number}</span> : number}
        </li>
      ))}
    </ol>
  );
}

/** Balls without numbers, for a draw in progress. */
export function RollingBalls({ count, form }: { count: number; form?: LotteryGame['form'] | undefined }) {
  return (
    <div className={balls} dir="ltr" aria-hidden="true" data-size={sizeOf(count)} data-form={form}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they differ in nothing but their index.
        <span key={index} className={`${ball} ${rollingBall}`}>
          ?
        </span>
      ))}
    </div>
  );
}

/** A row of more balls than fit on a phone uses smaller ones. */
function sizeOf(count: number): 'many' | undefined {
  return count > 7 ? 'many' : undefined;
}
