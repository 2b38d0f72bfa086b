export interface Slice {
  start: number;
  /** First item behind the slice. */
  end: number;
}

export interface ListInView {
  /** Of the list's upper edge from the top of the view, in CSS pixels; negative once it is scrolled past. */
  top: number;
  /** Of the list and of the view, in CSS pixels. */
  height: number;
  view: number;
  /** Items of the list, all of one height. */
  count: number;
}

/** Which items of a list to draw: those in view and as many again on either side, at most `limit` of them. */
export function sliceInView({ top, height, view, count }: ListInView, limit: number): Slice {
  if (height <= 0 || count <= 0) return { start: 0, end: Math.min(Math.max(count, 0), limit) };
  const at = (y: number) => Math.min(count, Math.max(0, (y / height) * count));
  const start = Math.floor(at(-top - view));
  const end = Math.ceil(at(-top + 2 * view));
  if (end - start <= limit) return { start, end };
  const middle = at(-top + view / 2);
  const from = Math.min(Math.max(0, Math.round(middle - limit / 2)), count - limit);
  return { start: from, end: from + limit };
}
