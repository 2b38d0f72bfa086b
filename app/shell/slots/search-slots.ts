import type { IconName } from '#app/kit/icon/icon-name.ts';
import type { Audience, Placed } from './contribution.ts';
import type { Screen } from './screen.ts';

/** Something of the site that the search finds. */
export interface SearchEntry {
  /** Found by it, and shown. */
  name: string;
  /** Found by these as well, but after those found by their name. */
  otherNames?: readonly string[];
  /** A second, quieter line. */
  note?: string;
  /** Instead of its group's. */
  icon?: IconName;
  /** Address that it leads to. */
  to: string;
}

/** Entries of one kind, under a heading of their own among the results. */
export interface SearchGroup {
  title: string;
  icon: IconName;
  entries: readonly SearchEntry[];
}

export interface SearchSourceProps {
  /** Called with what can be found, whenever that changes. */
  onFound: (group: SearchGroup) => void;
}

/** Adds something to what the search finds. Its screen renders nothing, and loads when the search opens. */
export interface SearchSourceContribution extends Placed {
  audience?: Audience;
  screen: Screen<SearchSourceProps>;
}
