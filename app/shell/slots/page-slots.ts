import type { ComponentType } from 'react';
import type { Game } from '#app/platform/games/game-of.ts';
import type { Audience, Placed, WordKey } from './contribution.ts';
import type { Screen } from './screen.ts';

/** A page. Pages with the same `view` share one mounted instance. */
export interface RouteContribution {
  /** Pattern below the base path, from `app/shell/router/paths.ts`. */
  path: string;
  view: string;
  /** `agent`: the agents' pages, which bring their own frame. What stands around a page of the site, its path says. */
  layout: 'site' | 'agent';
  access: 'public' | 'login' | 'agent';
  title: WordKey;
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
