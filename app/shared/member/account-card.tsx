import { type ReactNode, useId } from 'react';
import { card, head, title as titleStyle } from './account-card.css.ts';

interface AccountCardProps {
  title: string;
  /** At the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the account's page under its heading. */
export function AccountCard({ title, action, children }: AccountCardProps) {
  const id = useId();
  return (
    <section className={card} aria-labelledby={id}>
      <div className={head}>
        <h2 id={id} className={titleStyle}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
