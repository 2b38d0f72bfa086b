import { type ReactNode, useId } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { Link } from '#app/shell/router/router.ts';
import { headingRow, list, row } from './flow.css.ts';

interface FlowSectionProps {
  title: string;
  /** Link to the full list. */
  action?: ReactNode;
  children: ReactNode;
}

/** Section of a flow's page with a heading. */
export function FlowSection({ title, action, children }: FlowSectionProps) {
  const id = useId();
  return (
    <section className={stack[3]} aria-labelledby={id}>
      <div className={headingRow}>
        <h2 id={id} className={prose.lead}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

interface FlowListProps<Payment> {
  payments: readonly Payment[];
  idOf: (payment: Payment) => string;
  pathOf: (id: string) => string;
  /** True if the payments have not ended. */
  isOpen?: boolean | undefined;
  /** Content of a row. */
  children: (payment: Payment) => ReactNode;
}

/** List of payments, each linked to its page. */
export function FlowList<Payment>({ payments, idOf, pathOf, isOpen, children }: FlowListProps<Payment>) {
  return (
    <ul className={list} data-open={isOpen || undefined}>
      {payments.map((payment) => (
        <li key={idOf(payment)}>
          <Link className={row} to={pathOf(idOf(payment))}>
            {children(payment)}
            <Icon name="caret-right" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
