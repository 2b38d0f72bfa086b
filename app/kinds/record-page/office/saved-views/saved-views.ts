import type { SavedLayout } from '#app/kit/grid/grid-layout.ts';
import type { SafeStorage } from '#app/storage/storage.ts';

/** A page as an agent wants to see it again: its address and its columns. */
export interface SavedView extends SavedLayout {
  /** Stays the same under another name. */
  id: number;
  /** Unique without regard to case. */
  name: string;
  /** Filters, days and order, as the address has them. */
  query: string;
}

export interface SavedViews {
  views: readonly SavedView[];
  /** Name of the one that the page begins with. */
  usual: string | null;
}

export const MOST_VIEWS = 20;
export const LONGEST_NAME = 40;
const LONGEST_QUERY = 2000;
const NONE: SavedViews = { views: [], usual: null };

/** The views of a page that an account has saved on this device; of something else, what can be used. */
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

/** @returns whether there was room for them */
export function writeViews(storage: SafeStorage, key: string, saved: SavedViews): boolean {
  return storage.setItem(key, JSON.stringify(saved));
}

/** The same with a view, which replaces one of its name, and is the usual one or not. */
export function withView({ views, usual }: SavedViews, view: Omit<SavedView, 'id'>, isUsual: boolean): SavedViews {
  const replaced = views.find((one) => isSameName(one.name, view.name));
  const id = replaced?.id ?? 1 + Math.max(0, ...views.map((one) => one.id));
  const all = [...views.filter((one) => one !== replaced), { ...view, id }];
  const otherUsual = usual === replaced?.name ? null : usual;
  return { views: all.toSorted((a, b) => a.name.localeCompare(b.name)), usual: isUsual ? view.name : otherUsual };
}

export function withoutView({ views, usual }: SavedViews, name: string): SavedViews {
  return { views: views.filter((one) => one.name !== name), usual: usual === name ? null : usual };
}

/** The same under another name, in the same place: a row must not move while one of its buttons is pressed. */
export function renamed(saved: SavedViews, from: string, to: string): SavedViews {
  const { views, usual } = saved;
  if (views.some(({ name }) => name !== from && isSameName(name, to))) return saved;
  const all = views.map((one) => (one.name === from ? { ...one, name: to } : one));
  return { views: all, usual: usual === from ? to : usual };
}

export function isSameName(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
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
