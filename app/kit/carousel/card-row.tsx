import { Children, type ReactNode, useId } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { item, strip } from './card-row.css.ts';
import { head, icon as iconStyle, row, title as titleStyle } from './row.css.ts';

interface CardRowProps {
  title: string;
  icon: IconName;
  /** A link to the whole list, with the class `more`. */
  more?: ReactNode;
  /** The cards hold a picture and two lines rather than sentences and buttons. */
  narrow?: boolean;
  /** Cards. */
  children: ReactNode;
}

/** A row of cards of one height under a heading: they fill the row, or scroll sideways where they are many. */
export function CardRow({ title, icon, more, narrow, children }: CardRowProps) {
  const { layout } = useBrand().theme;
  const id = useId();
  return (
    <section className={row} data-rows={layout.rows} aria-labelledby={id}>
      <div className={head}>
        <h2 className={titleStyle} id={id}>
          <span className={iconStyle}>
            <Icon name={icon} />
          </span>
          {title}
        </h2>
        {more}
      </div>
      <ul className={strip} data-narrow={narrow || undefined}>
        {Children.map(children, (child) => (
          <li className={item}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
