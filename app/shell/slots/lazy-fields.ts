import type { SlotName, Slots } from './slots.ts';

/** What is loaded on demand: a screen, or a contribution's own `load`. */
type Lazy = { load: () => Promise<unknown> } | ((...values: never[]) => Promise<unknown>);

type LazyIn<Entry> = Entry extends unknown
  ? { [Field in keyof Entry]-?: NonNullable<Entry[Field]> extends Lazy ? Field : never }[keyof Entry]
  : never;

export type LazyField = LazyIn<Slots[SlotName]> & string;

/**
 * Fields of contributions that are loaded on demand. The generator reads this list from the compiled site: it writes 1
 * for each of them into the entries of late features.
 */
export const lazyFields: Readonly<Record<LazyField, 1>> = { screen: 1, note: 1, count: 1, sub: 1, load: 1 };
