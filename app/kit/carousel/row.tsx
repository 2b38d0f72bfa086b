import {
  Children,
  type ReactNode,
  type Ref,
  type RefObject,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { LAZY_THRESHOLD } from '../near/use-near.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { WIDE } from '../theme/media.ts';
import { useMedia } from '../theme/use-media.ts';
import { head, icon as iconStyle, item, row, strip, titleSkeleton, title as titleStyle } from './row.css.ts';
import type { RowArrows } from './row-arrows.tsx';

/** Positions that are filled before the first measurement. */
const AT_FIRST = 4;

/** Distance ahead of the visible part: a position or two at rest, the whole next page once the user may scroll. */
const AHEAD = { rest: '0px 20%', use: '0px 100%' };

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

/**
 * Counts the positions of a strip, from its start, that have their content: the visible ones and, under a pointer or touch, the next
 * page. A focused strip is filled to its end, so that the keyboard reaches everything in it.
 */
function useFilled(strip: RefObject<HTMLUListElement | null>, count: number): number {
  const [filled, setFilled] = useState(AT_FIRST);
  const [ahead, setAhead] = useState(AHEAD.rest);
  const done = filled >= count;

  useEffect(() => {
    const list = strip.current;
    if (!list || done) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const places = [...list.children];
        const near = entries.filter(({ isIntersecting }) => isIntersecting);
        const reached = Math.max(0, ...near.map(({ target }) => places.indexOf(target) + 1));
        startTransition(() => setFilled((before) => Math.max(before, reached)));
      },
      { root: list, rootMargin: ahead, threshold: LAZY_THRESHOLD },
    );
    // Existing positions alone can be observed; a new count needs new observations.
    for (const item of [...list.children].slice(0, count)) observer.observe(item);
    const gone = new AbortController();
    // The arrows are beside the strip.
    const row = list.parentElement;
    row?.addEventListener('pointerenter', () => setAhead(AHEAD.use), gone);
    row?.addEventListener('focusin', () => setFilled(count), gone);
    return () => {
      observer.disconnect();
      gone.abort();
    };
  }, [strip, count, done, ahead]);

  return filled;
}
