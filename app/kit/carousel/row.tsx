import { Children, type ReactNode, type Ref, useId } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { arrows, head, icon as iconStyle, item, row, strip, titleSkeleton, title as titleStyle } from './row.css.ts';
import { RowArrow } from './row-arrow.tsx';
import { useFilled } from './use-filled.ts';
import { useScroller } from './use-scroller.ts';

interface RowProps {
  /** Undefined while unknown. */
  title: string | undefined;
  icon: IconName;
  /** A link to the whole list, with the class `more`. */
  more?: ReactNode;
  /** The tiles are still loading. */
  busy?: boolean;
  ref?: Ref<HTMLElement>;
  /** Placeholder of a tile that is not visible yet, of the same height. */
  placeholder: ReactNode;
  /** Tiles. */
  children: ReactNode;
}

/** A row of tiles that scrolls sideways: by touch, wheel, keyboard (from tile to tile) or its arrows. */
export function Row({ title, icon, more, busy = false, ref: rowRef, placeholder, children }: RowProps) {
  const { t } = useTranslation();
  const { layout } = useBrand().theme;
  const { ref, before, after, turn } = useScroller();
  const filled = useFilled(ref, Children.count(children));
  const id = useId();
  const Title = title ? 'h2' : 'div';
  return (
    <section className={row} ref={rowRef} data-rows={layout.rows} aria-labelledby={id}>
      <div className={head}>
        <Title className={titleStyle} id={id}>
          <span className={iconStyle}>
            <Icon name={icon} />
          </span>
          {title ?? <Skeleton className={titleSkeleton} />}
        </Title>
        {more}
        {(before || after) && (
          <div className={arrows}>
            <RowArrow icon="caret-left" label={t('carousel.back', { title })} off={!before} onClick={() => turn(-1)} />
            <RowArrow icon="caret-right" label={t('carousel.on', { title })} off={!after} onClick={() => turn(1)} />
          </div>
        )}
      </div>
      <ul className={strip} ref={ref} data-shape={layout.tile} aria-busy={busy}>
        {Children.map(children, (child, index) => (
          <li className={item}>{index < filled ? child : placeholder}</li>
        ))}
      </ul>
    </section>
  );
}
