import { Children, type ReactNode, type Ref, startTransition, useEffect, useId, useRef, useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { WIDE } from '../theme/media.ts';
import { useMedia } from '../theme/use-media.ts';
import { head, icon as iconStyle, item, row, strip, titleSkeleton, title as titleStyle } from './row.css.ts';
import type { RowArrows } from './row-arrows.tsx';
import { useFilled } from './use-filled.ts';

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
  const { layout } = useBrand().theme;
  const ref = useRef<HTMLUListElement>(null);
  const Arrows = useArrows();
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
        {Arrows && <Arrows strip={ref} title={title} />}
      </div>
      <ul className={strip} ref={ref} data-shape={layout.tile} aria-busy={busy}>
        {Children.map(children, (child, index) => (
          <li className={item}>{index < filled ? child : placeholder}</li>
        ))}
      </ul>
    </section>
  );
}

/** Only a wide window shows arrows, once the strip is measured. Touch, wheel and keys do without. */
function useArrows(): typeof RowArrows | undefined {
  const [Arrows, setArrows] = useState<typeof RowArrows>();
  const isWide = useMedia(WIDE);
  useEffect(() => {
    if (!isWide) return;
    const load = import('./row-arrows.tsx');
    load.then((file) => startTransition(() => setArrows(() => file.RowArrows))).catch(() => undefined);
  }, [isWide]);
  return isWide ? Arrows : undefined;
}
