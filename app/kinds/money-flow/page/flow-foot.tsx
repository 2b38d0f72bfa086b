import type { ReactNode } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { below, foot, total, totalAmount } from './foot.css.ts';

interface FlowFootProps {
  /** What the payment comes to, and how that is called. */
  total?: readonly [name: ReactNode, amount: ReactNode];
  /** Why the last try failed: at the button, since the end of the form is out of sight on a phone. */
  problem?: ReactNode;
  /** Words of the button, which submits the form around it. */
  action: string;
  busy?: boolean;
  /** Said below the button: on a phone it scrolls away with the page. */
  children?: ReactNode;
}

/** What a payment comes to and its one action, always in sight. */
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
