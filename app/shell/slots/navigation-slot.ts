import type { SiteBrand } from '#app/brand/brand.ts';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import type { VendorLanes } from '#app/platform/games/vendor-lanes.ts';
import type { Audience, Placed, WordKey } from './contribution.ts';
import type { Screen } from './screen.ts';

/** What an entry of the navigation may depend on. */
export interface NavigationFacts {
  brand: SiteBrand;
  /** Product code of the language that is shown. */
  language: string;
  /** Vendors of each category, once the platform has said which there are. */
  lanes: VendorLanes | undefined;
}

export interface NavigationContribution extends Placed {
  path: string;
  icon: IconName;
  label: WordKey;
  /** Opens this modal where the page is, in place of following the path. */
  modal?: string;
  /**
   * `second`: the second list of the side menu, under a rule. `bar`: the phone's bottom bar alone. `menu`: the menu that
   * opens where the window has no room to keep one in sight.
   */
  group: 'main' | 'second' | 'bar' | 'menu';
  /** Place in the phone's bottom bar, if it has one. */
  bar?: number;
  /** Where the brand decides: takes the place of `order` and `bar`. */
  placeIn?: (brand: SiteBrand) => { order: number; bar?: number };
  audience?: Audience;
  /** What it consists of, unfolded below it in the menu. Made of the classes of `navigation/sub-menu.css.ts`. */
  sub?: Screen;
  /** Shown only where the brand says how its support is reached. */
  needs?: 'contact';
  /** Whether to show it at all, as when a category has no vendors; always where it is left out. */
  shownWhen?: (facts: NavigationFacts) => boolean;
}
