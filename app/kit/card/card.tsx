import { type ReactNode, useId } from 'react';
import { card, head, title as titleStyle } from './card.css.ts';

interface CardProps {
  title: string;
  /** At the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page in a frame, under its heading. */
export function Card({ title, action, children }: CardProps) {
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
