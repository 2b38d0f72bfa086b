import type { SafeStorage } from '#app/storage/storage.ts';

/** Columns of a grid as a user has arranged them. */
export interface GridLayout {
  hidden: readonly string[];
  /** Widths in CSS pixels at the usual text size, by column. */
  widths: Readonly<Record<string, number>>;
  setHidden: (hidden: readonly string[]) => void;
  setWidths: (widths: Readonly<Record<string, number>>) => void;
  setAll: (layout: Pick<GridLayout, 'hidden' | 'widths'>) => void;
}

export type SavedLayout = Pick<GridLayout, 'hidden' | 'widths'>;

/**
 * The layout that was saved under a name on this device; of something else, what can be used.
 * @param hidden columns that are hidden until the user changes any
 */
export function savedLayout(storage: SafeStorage, name: string, hidden: readonly string[] = []): SavedLayout {
  try {
    const saved: unknown = JSON.parse(storage.getItem(keyOf(name)) ?? JSON.stringify({ hidden }));
    return { hidden: hiddenIn(saved), widths: widthsIn(saved) };
  } catch {
    return { hidden: [], widths: {} };
  }
}

export function saveLayout(storage: SafeStorage, name: string, layout: SavedLayout): void {
  storage.setItem(keyOf(name), JSON.stringify(layout));
}

function keyOf(name: string): string {
  return `columns-${name}`;
}

function hiddenIn(saved: unknown): string[] {
  const hidden = isObject(saved) && 'hidden' in saved ? saved.hidden : [];
  return Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : [];
}

function widthsIn(saved: unknown): Record<string, number> {
  const widths = isObject(saved) && 'widths' in saved ? saved.widths : {};
  const isWidth = (entry: [string, unknown]): entry is [string, number] => Number.isFinite(entry[1]);
  return isObject(widths) ? Object.fromEntries(Object.entries(widths).filter(isWidth)) : {};
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
