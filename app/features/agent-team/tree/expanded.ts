/** A row whose own level is shown below it. */
export interface Expanded {
  account: string;
  /** Account whose level contains the row; empty for the page's own level. */
  within: string;
  /** Index in the page's level; undefined for deeper rows. */
  topIndex: number | undefined;
  /** Number of direct downlines from the row, used until its level is loaded. */
  directs: number;
  /** Level of the row. */
  level: number;
  /** Pages of its level that are shown. */
  parts: number;
}

/** Collapses a row and all expanded rows below it. */
export function without(all: readonly Expanded[], account: string): Expanded[] {
  const gone = new Set([account]);
  // Parents always come before their children in the list.
  return all.filter((one) => {
    if (!gone.has(one.account) && !gone.has(one.within)) return true;
    gone.add(one.account);
    return false;
  });
}

/** Shows one more page of a row's level. */
export function withMore(all: readonly Expanded[], account: string): Expanded[] {
  return all.map((one) => (one.account === account ? { ...one, parts: one.parts + 1 } : one));
}

/** Updates the indexes of the rows that are loaded. */
export function placed(
  all: readonly Expanded[],
  placeOf: (account: string) => number | undefined,
): readonly Expanded[] {
  const updated = all.map((one) => {
    const topIndex = one.within === '' ? placeOf(one.account) : undefined;
    return topIndex === undefined || topIndex === one.topIndex ? one : { ...one, topIndex };
  });
  return updated.every((one, index) => one === all[index]) ? all : updated;
}
