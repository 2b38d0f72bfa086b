import type { SlotName, Slots } from './slots.ts';

/** What is loaded on demand: a screen, or a `load` of the contribution's own. */
type Lazy = { load: () => Promise<unknown> } | ((...values: never[]) => Promise<unknown>);

type LazyIn<Entry> = Entry extends unknown
  ? { [Field in keyof Entry]-?: NonNullable<Entry[Field]> extends Lazy ? Field : never }[keyof Entry]
  : never;

export type LazyField = LazyIn<Slots[SlotName]> & string;

/**
 * The fields of contributions that are loaded on demand. The generator reads this list off the compiled site: in the entry
 * of a late feature a 1 stands for each of them.
 */
export const lazyFields: Readonly<Record<LazyField, 1>> = { screen: 1, note: 1, count: 1, sub: 1, load: 1 };
