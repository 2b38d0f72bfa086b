import type { ReactNode } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { below, foot, total, totalAmount } from './foot.css.ts';

interface FlowFootProps {
  /** Name and amount of the total. */
  total?: readonly [name: ReactNode, amount: ReactNode];
  /** Error of the last attempt. Shown at the button, because the end of the form is off screen on a phone. */
  problem?: ReactNode;
  /** Label of the submit button. */
  action: string;
  busy?: boolean;
  /** Shown below the button. On a phone it scrolls with the page. */
  children?: ReactNode;
}

/** Sticky total and submit button. */
export function FlowFoot({ total: sum, problem, action, busy = false, children }: FlowFootProps) {
  return (
    <>
      <div className={foot}>
        {problem}
        {sum && (
          <p className={total} aria-live="polite">
            <span>{sum[0]}</span> <bdi className={totalAmount}>{sum[1]}</bdi>
          </p>
        )}
        <Button type="submit" look="primary" large wide busy={busy}>
          {action}
        </Button>
      </div>
      {children && <div className={below}>{children}</div>}
    </>
  );
}
