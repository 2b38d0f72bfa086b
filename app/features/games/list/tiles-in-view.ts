export interface Slice {
  start: number;
  /** First item behind the slice. */
  end: number;
}

/** A grid of items of one size, and how it stands to the view; all in CSS pixels. */
export interface GridInView {
  /** Of the grid's upper edge from the top of the view; negative once it is scrolled past. */
  top: number;
  /** From one row to the next; 0 while it has not been measured. */
  pitch: number;
  columns: number;
  view: number;
  /** Items of the whole list. */
  count: number;
}

/** How far beyond the view a grid is drawn, in views. */
const AHEAD = 0.75;

/** Which items of a grid to draw, in whole rows: those in view and some on either side, at most `limit` of them. */
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

/** Heights that stand for the rows before a slice and for those after it. */
export function roomAround({ start, end }: Slice, { pitch, columns, count }: Omit<GridInView, 'top' | 'view'>) {
  const rows = Math.ceil(count / columns);
  return { before: (start / columns) * pitch, after: (rows - Math.ceil(end / columns)) * pitch };
}

export function isIn({ start, end }: Slice, index: number): boolean {
  return index >= start && index < end;
}

/** The places of a slice, those in view first, then what comes after it, and what is before it at last. */
export function byNeed({ start, end }: Slice): number[] {
  // The first slice of a list has nothing before the view.
  const first = start === 0 ? 0 : start + Math.floor(((end - start) * AHEAD) / (1 + 2 * AHEAD));
  const places = Array.from({ length: end - start }, (_, offset) => start + offset);
  return [...places.slice(first - start), ...places.slice(0, first - start).reverse()];
}
