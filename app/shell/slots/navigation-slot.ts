import type { SiteBrand } from '#app/brand/brand.ts';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import type { VendorLanes } from '#app/platform/games/vendor-lanes.ts';
import type { Audience, Placed, WordKey } from './contribution.ts';
import type { Screen } from './screen.ts';

/** What a navigation entry may depend on. */
export interface NavigationFacts {
  brand: SiteBrand;
  /** Product code of the current language. */
  language: string;
  /** Vendors by category, once the platform has answered. */
  lanes: VendorLanes | undefined;
}

export interface NavigationContribution extends Placed {
  path: string;
  icon: IconName;
  label: WordKey;
  /** Its name in the phone's bottom bar, where that of the page is too long for a fifth of a narrow window. */
  barLabel?: WordKey;
  /** Opens this modal on the current page instead of the path. */
  modal?: string;
  /**
   * `second`: the second list of the side menu, under a rule. `bar`: only the phone's bottom bar. `menu`: the menu of
   * windows without room for a permanent one.
   */
  group: 'main' | 'second' | 'bar' | 'menu';
  /** Position in the second list instead, where the menu is a column. */
  inColumn?: number;
  /** Position in the phone's bottom bar, if any. */
  bar?: number;
  /** Is in that bar only while a place of it is free. */
  spare?: true;
  /** The one entry of that bar that stands out. */
  isCall?: true;
  /** Overrides `order` and the place in the bar by brand. */
  placeIn?: (brand: SiteBrand) => { order: number; bar?: number; spare?: true };
  audience?: Audience;
  /** Its submenu, styled with the classes of `navigation/sub-menu.css.ts`. */
  sub?: Screen;
  /** Shown only if the brand has a support contact. */
  needs?: 'contact';
  /** Hides it on false, for example when a category has no vendors. */
  shownWhen?: (facts: NavigationFacts) => boolean;
}
