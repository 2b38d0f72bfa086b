export interface Slice {
  start: number;
  /** Index after the last item of the slice. */
  end: number;
}

/** A grid of equal items and its position in the view, in CSS pixels. */
export interface GridInView {
  /** Distance from the top of the view to the grid's upper edge; negative after scrolling past it. */
  top: number;
  /** Distance between rows; 0 until measured. */
  pitch: number;
  columns: number;
  view: number;
  /** Number of items in the whole list. */
  count: number;
}

/** How far beyond the view the grid is drawn, in view heights. */
const AHEAD = 0.75;

/** The items to draw, in whole rows: the visible ones and some on either side, at most `limit`. */
export function tilesInView({ top, pitch, columns, view, count }: GridInView, limit: number): Slice {
  if (pitch <= 0 || count <= 0) return { start: 0, end: Math.min(Math.max(count, 0), limit) };
  const rows = Math.ceil(count / columns);
  const most = Math.max(1, Math.floor(limit / columns));
  const row = (y: number) => Math.min(rows, Math.max(0, y / pitch));
  const first = Math.floor(row(-top - AHEAD * view));
  const last = Math.ceil(row(-top + (1 + AHEAD) * view));
  if (last - first <= most) return itemsOf({ start: first, end: Math.max(last, first) });
  const from = Math.min(Math.max(0, Math.round(row(-top + view / 2) - most / 2)), rows - most);
  return itemsOf({ start: from, end: from + most });

  function itemsOf({ start, end }: Slice): Slice {
    return { start: start * columns, end: Math.min(count, end * columns) };
  }
}

/** Heights of the rows before and after a slice. */
export function roomAround({ start, end }: Slice, { pitch, columns, count }: Omit<GridInView, 'top' | 'view'>) {
  const rows = Math.ceil(count / columns);
  return { before: (start / columns) * pitch, after: (rows - Math.ceil(end / columns)) * pitch };
}

export function isIn({ start, end }: Slice, index: number): boolean {
  return index >= start && index < end;
}

/** Indexes of a slice: visible ones first, then later, then earlier ones. */
export function byNeed({ start, end }: Slice): number[] {
  // The first slice has nothing above the view.
  const first = start === 0 ? 0 : start + Math.floor(((end - start) * AHEAD) / (1 + 2 * AHEAD));
  const places = Array.from({ length: end - start }, (_, offset) => start + offset);
  return [...places.slice(first - start), ...places.slice(0, first - start).reverse()];
}
