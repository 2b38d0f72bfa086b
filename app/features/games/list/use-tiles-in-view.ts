import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { roomAround, type Slice, tilesInView } from './tiles-in-view.ts';

/** The document has at most 200 tiles, including the one that keeps the focus. */
const LIMIT = 199;
/** Drawn before the list has loaded and been measured. */
export const FIRST_SLICE: Slice = { start: 0, end: 24 };

/** Tolerance in pixels. Boxes far down a long page are rounded, which would change the slice again and again. */
const ROUNDING = 0.5;

/** Measured from the rendered grid, in CSS pixels. */
interface Measures {
  pitch: number;
  columns: number;
}

export interface TilesInView extends Measures {
  ref: RefObject<HTMLUListElement | null>;
  slice: Slice;
}

/**
 * The part of a grid to draw, updated while scrolling. Padding keeps the height of the rows that are not drawn, so that the
 * page is as long as the whole list.
 * @param seen the visible slice as last measured, which decides the list's requests
 */
export function useTilesInView(count: number, seen: Slice, setSeen: Dispatch<SetStateAction<Slice>>): TilesInView {
  const ref = useRef<HTMLUListElement>(null);
  const [measures, setMeasures] = useState<Measures>({ pitch: 0, columns: 1 });
  const slice = { start: Math.min(seen.start, count), end: Math.min(seen.end, count) };
  const { start, end } = slice;
  const isEmpty = count === 0;

  useLayoutEffect(() => {
    const list = ref.current;
    if (list && !isEmpty) setMeasures((former) => measured(list, former));
  }, [isEmpty]);

  useEffect(() => {
    const list = ref.current;
    if (!list || isEmpty) return;
    // Measuring is cheap here, because ResizeObserver runs after layout.
    const sizes = new ResizeObserver(() => setMeasures((former) => measured(list, former)));
    sizes.observe(list);
    return () => sizes.disconnect();
  }, [isEmpty]);

  useLayoutEffect(() => {
    const list = ref.current;
    if (!list || count === 0) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const { top } = list.getBoundingClientRect();
      const next = tilesInView(
        { top, ...measures, view: innerHeight, count },
        measures.pitch > 0 ? LIMIT : FIRST_SLICE.end,
      );
      setSeen((former) => (former.start === next.start && former.end === next.end ? former : next));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', lookSoon, { passive: true });
    addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', lookSoon);
      removeEventListener('resize', lookSoon);
    };
  }, [count, measures, setSeen]);

  useLayoutEffect(() => {
    const { before, after } = roomAround({ start, end }, { ...measures, count });
    ref.current?.style.setProperty('--before', `${before}px`);
    ref.current?.style.setProperty('--after', `${after}px`);
  }, [start, end, measures, count]);

  return { ref, slice, ...measures };
}

/** @returns `former` itself if nothing has changed except by rounding */
function measured(list: HTMLUListElement, former: Measures): Measures {
  const tile = list.querySelector<HTMLElement>(':scope > li:not([data-aside])');
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const height = tile?.getBoundingClientRect().height ?? 0;
  if (height === 0) return former;
  const pitch = height + (Number.parseFloat(rowGap) || 0);
  const columns = gridTemplateColumns.split(' ').length;
  return Math.abs(former.pitch - pitch) < ROUNDING && former.columns === columns ? former : { pitch, columns };
}
