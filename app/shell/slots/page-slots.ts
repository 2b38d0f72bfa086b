import type { ComponentType } from 'react';
import type { Game } from '#app/platform/games/game-of.ts';
import type { Audience, Placed, WordKey } from './contribution.ts';
import type { Screen } from './screen.ts';

/** A page, and what stands around it. Pages with the same `view` share one mounted instance. */
export interface RouteContribution {
  /** Below the base path. The `pages` of the feature's `feature.json` list it too, for the generator and the tests. */
  path: string;
  view: string;
  /**
   * `site`: header, menus, breadcrumb and footer. `home`: the same with the right bar. `game`: no menus, as the game takes
   * the room. `agent`: the back office, whose pages bring their own frame.
   */
  layout: 'site' | 'home' | 'game' | 'agent';
  breadcrumb?: false;
  footer?: false;
  /** The page has the terms that the disclaimer links to, so the disclaimer must not cover it. */
  holdsTerms?: true;
  access: 'public' | 'login' | 'agent';
  title: WordKey;
  /** Vendor codes whose games are played on this page instead of being launched. */
  plays?: readonly string[];
  /** Opens one game of such a vendor, named in the query as `gameCode`. */
  opensGame?: true;
  screen: Screen;
}

export interface HomeRowContribution extends Placed {
  component: ComponentType;
}

export interface TileActionProps {
  game: Game;
}

/** A small control on the tile of every game, beside the tile's link. It comes after the tile and moves nothing. */
export interface TileActionContribution extends Placed {
  /** `corner`: 44 px square over the picture; `foot`: at the end of the tile's second line. */
  place: 'corner' | 'foot';
  audience?: Audience;
  screen: Screen<TileActionProps>;
}

export interface FooterLinkContribution extends Placed {
  path: string;
  label: WordKey;
  /** Shown only where the brand says how its support is reached. */
  needs?: 'contact';
}

/** A card beside the home page, in windows with room for it. */
export interface RightBarContribution extends Placed {
  screen: Screen;
}

/** What stands at the end of the header: a component, or a button-like link that leads back here when it is done. */
export type HeaderActionContribution = Placed & { audience?: Audience } & (
    | { component: ComponentType }
    | HeaderLinkContribution
  );

/** A way to a sheet of the site. */
interface HeaderLinkContribution {
  path: string;
  label: WordKey;
  /** The registration: it stands out, takes along who invited the visitor, and is there while there is a way to register. */
  isCall?: boolean;
}
