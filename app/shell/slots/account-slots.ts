import type { ReactNode } from 'react';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import type { MemberPageId } from '../member/member-page-id.ts';
import type { Audience, Placed, WordKey } from './contribution.ts';
import type { Screen } from './screen.ts';

/** An entry of the menu of whoever is logged in, and of the list on the account page. */
export interface AccountMenuContribution extends Placed {
  /** The page that it leads to, or else the modal that it opens. */
  path?: string;
  modal?: string;
  icon: IconName;
  label: WordKey;
  audience?: Audience;
  /** What stands at its end, such as how far something is. */
  note?: Screen;
  /** Shown only while there is a verification to speak of. */
  needs?: 'verification';
}

/** A page of the member centre: `/member?page=<id>`, with its entry in the centre's menu. */
export interface MemberPageContribution extends Placed {
  id: MemberPageId;
  icon: IconName;
  /** In the menu, in the document's title, and as the page's first heading: the page's own headings begin with the second. */
  label: WordKey;
  audience?: Audience;
  screen: Screen;
  /** How many wait there, at the end of its entry: a `CountBadge` or nothing. */
  count?: Screen;
}

/** A small line beneath the balance, in the header and on the account page; it renders nothing where there is nothing to say. */
export interface BalanceLineContribution extends Placed {
  audience?: Audience;
  screen: Screen;
}

export interface VerificationGateProps {
  /** What it holds shut. */
  children: ReactNode;
}

/** Stands before pages that need a verified identity, and shows them once nothing is left to verify; a brand has one at most. */
export interface VerificationGateContribution {
  screen: Screen<VerificationGateProps>;
}
