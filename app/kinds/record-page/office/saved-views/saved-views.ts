import type { SavedLayout } from '#app/kit/grid/grid-layout.ts';
import type { SafeStorage } from '#app/storage/storage.ts';

/** A saved state of a page: its address and columns. */
export interface SavedView extends SavedLayout {
  /** Constant when the view is renamed. */
  id: number;
  /** Unique, ignoring case. */
  name: string;
  /** Filters, days and order as query parameters. */
  query: string;
}

export interface SavedViews {
  views: readonly SavedView[];
  /** Name of the default view. */
  usual: string | null;
}

export const MOST_VIEWS = 20;
export const LONGEST_NAME = 40;
const LONGEST_QUERY = 2000;
const NONE: SavedViews = { views: [], usual: null };

/** An account's saved views of a page on this device. Invalid entries are dropped. */
export function readViews(storage: SafeStorage, key: string): SavedViews {
  try {
    const saved: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (!isRecord(saved) || !Array.isArray(saved['views'])) return NONE;
    const views = saved['views'].filter(isView).slice(0, MOST_VIEWS);
    const usual = saved['usual'];
    return { views, usual: views.some(({ name }) => name === usual) ? String(usual) : null };
  } catch {
    return NONE;
  }
}

/** @returns false if the storage is full */
export function writeViews(storage: SafeStorage, key: string, saved: SavedViews): boolean {
  return storage.setItem(key, JSON.stringify(saved));
}

/** Adds a view at its place by name, replacing one of the same name, and sets or unsets it as the default. @param tag BCP 47 */
export function withView(
  { views, usual }: SavedViews,
  view: Omit<SavedView, 'id'>,
  isUsual: boolean,
  tag: string,
): SavedViews {
  const replaced = views.find((one) => isSameName(one.name, view.name));
  const id = replaced?.id ?? 1 + Math.max(0, ...views.map((one) => one.id));
  const all = [...views.filter((one) => one !== replaced), { ...view, id }];
  const otherUsual = usual === replaced?.name ? null : usual;
  return { views: byName(all, tag), usual: isUsual ? view.name : otherUsual };
}

export function withoutView({ views, usual }: SavedViews, name: string): SavedViews {
  return { views: views.filter((one) => one.name !== name), usual: usual === name ? null : usual };
}

/** Renames a view at the same position: a row must not move while one of its buttons is pressed. */
export function renamed(saved: SavedViews, from: string, to: string): SavedViews {
  const { views, usual } = saved;
  if (views.some(({ name }) => name !== from && isSameName(name, to))) return saved;
  const all = views.map((one) => (one.name === from ? { ...one, name: to } : one));
  return { views: all, usual: usual === from ? to : usual };
}

/** Sorts views by name, in the order of a language. @param tag BCP 47 */
export function byName(views: readonly SavedView[], tag: string): SavedView[] {
  const { compare } = new Intl.Collator(tag, { numeric: true });
  return views.toSorted((a, b) => compare(a.name, b.name));
}

export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function isView(value: unknown): value is SavedView {
  if (!isRecord(value)) return false;
  const { id, name, query, hidden, widths } = value;
  const isNamed =
    Number.isSafeInteger(id) && typeof name === 'string' && name.trim() !== '' && name.length <= LONGEST_NAME;
  const isAddress = typeof query === 'string' && query.length <= LONGEST_QUERY;
  const areColumns = Array.isArray(hidden) && hidden.every((id) => typeof id === 'string');
  return isNamed && isAddress && areColumns && isRecord(widths) && Object.values(widths).every(Number.isFinite);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
