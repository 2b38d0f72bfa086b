/** A row whose level is shown below it. */
export interface Expanded {
  account: string;
  /** The account whose level the row is in; empty for the page's own. */
  within: string;
  /** Its place in the page's level; undefined further below. */
  place: number | undefined;
  /** As the row says, until its level is loaded. */
  directs: number;
  /** As its row has it. */
  level: number;
  /** Parts of its level that are shown. */
  parts: number;
}

/** Collapses a row, and all that are expanded below it. */
export function without(all: readonly Expanded[], account: string): Expanded[] {
  const gone = new Set([account]);
  // A row is always expanded after the one that it is below.
  return all.filter((one) => {
    if (!gone.has(one.account) && !gone.has(one.within)) return true;
    gone.add(one.account);
    return false;
  });
}

/** The same with one more part of a row's level. */
export function withMore(all: readonly Expanded[], account: string): Expanded[] {
  return all.map((one) => (one.account === account ? { ...one, parts: one.parts + 1 } : one));
}

/** The same with the places that the rows have by now, as far as they are loaded. */
export function placed(
  all: readonly Expanded[],
  placeOf: (account: string) => number | undefined,
): readonly Expanded[] {
  const found = all.map((one) => {
    const place = one.within === '' ? placeOf(one.account) : undefined;
    return place === undefined || place === one.place ? one : { ...one, place };
  });
  return found.every((one, index) => one === all[index]) ? all : found;
}
