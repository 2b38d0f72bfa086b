import type { RegistrationLink } from '#schemas/generated/platform.ts';

export type LinkState = 'active' | 'disabled' | 'expired';

export const linkViews = ['all', 'active', 'disabled', 'expired'] as const;
export type LinkView = (typeof linkViews)[number];

/** Columns in their order. The list can be sorted by each. */
export const linkSorts = ['note', 'kind', 'rate', 'uses', 'expiresAt', 'createdAt', 'state'] as const;
export type LinkSort = (typeof linkSorts)[number];

/** A link with its state at the time of the answer. */
export interface LinkRow extends RegistrationLink {
  state: LinkState;
}

interface LinkOrder {
  sort: LinkSort;
  direction: 'ascending' | 'descending';
}

/** State of a link. Expired wins over disabled, because enabling an expired link has no effect. */
export function stateOf({ isEnabled, expiresAt }: RegistrationLink, asOf: number): LinkState {
  if (expiresAt !== undefined && expiresAt <= asOf) return 'expired';
  return isEnabled ? 'active' : 'disabled';
}

export function linkRows(links: readonly RegistrationLink[], asOf: number): LinkRow[] {
  return links.map((link) => ({ ...link, state: stateOf(link, asOf) }));
}

/** Number of links in each view. */
export function countsOf(rows: readonly LinkRow[]): Record<LinkView, number> {
  const of = (state: LinkState) => rows.filter((row) => row.state === state).length;
  return { all: rows.length, active: of('active'), disabled: of('disabled'), expired: of('expired') };
}

/** Display name of a link: its note, or its code without one. */
export function nameOf({ note, code }: Pick<RegistrationLink, 'note' | 'code'>): string {
  return note.trim() || code;
}

/** Sorted rows of a view, latest first among equals. @param tag language for sorting names */
export function shownRows(rows: readonly LinkRow[], view: LinkView, order: LinkOrder, tag: string): LinkRow[] {
  const { compare } = new Intl.Collator(tag, { numeric: true });
  const sign = order.direction === 'ascending' ? 1 : -1;
  const between = (one: LinkRow, other: LinkRow) => {
    const [first, second] = [sortValue(one, order.sort), sortValue(other, order.sort)];
    if (typeof first === 'string') return compare(first, String(second));
    return first === second ? 0 : first - Number(second);
  };
  return rows
    .filter(({ state }) => view === 'all' || state === view)
    .toSorted((one, other) => sign * between(one, other) || other.createdAt - one.createdAt);
}

function sortValue(row: LinkRow, sort: LinkSort): string | number {
  if (sort === 'note') return nameOf(row);
  // Links that never expire sort last.
  return row[sort] ?? Number.POSITIVE_INFINITY;
}
