import type { ComponentType, ReactNode } from 'react';
import type { Room } from '#app/kit/carousel/card-row-skeleton.tsx';
import type { RowCategory } from '#app/platform/games/game-category.ts';
import type { Game } from '#app/platform/games/game-of.ts';
import type { Audience, Placed, WordKey } from './contribution.ts';
import type { Screen } from './screen.ts';

/** A page and its frame. Pages with the same `view` share one mounted instance. */
export interface RouteContribution {
  /** Below the base path. Also listed in `pages` of the feature's `feature.json`, for the generator and the tests. */
  path: string;
  view: string;
  /**
   * `site`: header, menus, breadcrumb and footer. `home`: the same with the right bar. `game`: no menus, to leave room
   * for the game. `agent`: the back office, whose pages have their own frame.
   */
  layout: 'site' | 'home' | 'game' | 'agent';
  breadcrumb?: false;
  footer?: false;
  /** The disclaimer links to the terms on this page, so it must not cover it. */
  holdsTerms?: true;
  access: 'public' | 'login' | 'agent';
  title: WordKey;
  /** Codes of vendors whose games run on this page instead of being launched. */
  plays?: readonly string[];
  /** Accepts a game of such a vendor as `gameCode` in the query. */
  opensGame?: true;
  screen: Screen;
}

/** Around the whole site, for what all of its parts find in their context; at most one per brand. */
export interface AroundContribution {
  component: ComponentType<{ children: ReactNode }>;
}

export interface HomeRowProps {
  category: RowCategory;
}

/** A category's own row, at the head of the home page of brands whose `homeLead` names the category. */
export interface HomeRowContribution extends Placed {
  category: RowCategory;
  /** The room that is kept for it until it is there; that of a `CardRow` if omitted. */
  room?: Room;
  screen: Screen<HomeRowProps>;
}

export interface TileActionProps {
  game: Game;
}

/** A small control on every game's tile, beside the tile's link. It loads after the tile without moving anything. */
export interface TileActionContribution extends Placed {
  /** `corner`: a 44 px square over the picture; `foot`: at the end of the second line. */
  place: 'corner' | 'foot';
  audience?: Audience;
  screen: Screen<TileActionProps>;
}

export interface FooterLinkContribution extends Placed {
  path: string;
  /** Opens this modal on the current page instead of the path. */
  modal?: string;
  label: WordKey;
  audience?: Audience;
  /** Shown only if the brand has a support contact. */
  needs?: 'contact';
}

export interface RefusalProps {
  /** Of the refused call. */
  problem: unknown;
}

/** What is shown in place of the sentence for a refused call. */
export interface RefusalContribution extends Placed {
  /** Reasons of the platform that it explains. */
  codes: readonly string[];
  audience?: Audience;
  screen: Screen<RefusalProps>;
}

/** What a feature adds to a section of the help centre, such as an answer that can be changed there. */
export interface HelpPartContribution extends Placed {
  section: 'privacy' | 'responsible';
  screen: Screen;
}

export interface ConsentProps {
  /** A few sentences, or everything that the privacy text says of it. */
  part: 'text' | 'privacy';
}

/** What a visitor is asked to accept, in the one question for everything. */
export interface ConsentContribution extends Placed {
  screen: Screen<ConsentProps>;
}

/** A card beside the home page, in windows with room for it. */
export interface RightBarContribution extends Placed {
  screen: Screen;
}

/** A list of links at the end of the phone's menu. */
export interface MenuPartContribution extends Placed {
  screen: Screen;
}

/** Content at the end of the header: a component, or a button-like link to a sheet. */
export type HeaderActionContribution = Placed & { audience?: Audience } & (
    | { component: ComponentType }
    | HeaderLinkContribution
  );

/** What fills the header between the navigation and its actions, in wide windows only; loads once the page has started. */
export interface HeaderFillContribution extends Placed {
  screen: Screen;
}

/** A link to the log-in, which returns to the current page and is hidden if there is no way to log in; or to a page. */
interface HeaderLinkContribution {
  path: string;
  label: WordKey;
  /** A plain link to a page, in windows with room for it. */
  isQuiet?: true;
  /** The registration: stands out, passes on invite codes, and is hidden if there is no way to register. */
  isCall?: boolean;
}
