import type { ReactNode } from 'react';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import type { Audience, Placed, WordKey } from './contribution.ts';
import type { Screen } from './screen.ts';

/** An entry of the account menu in the header, and of the list on the account page. */
export interface AccountMenuContribution extends Placed {
  /** The page that it leads to, or else the modal that it opens. */
  path?: string;
  modal?: string;
  icon: IconName;
  label: WordKey;
  audience?: Audience;
  /** Shown at the end of the entry, such as a state or a count. */
  note?: Screen;
  /** Shown only while the platform asks for a verification. */
  needs?: 'verification';
}

/** A page of the member centre: `/member?page=<id>`, with its entry in the centre's menu. */
export interface MemberPageContribution extends Placed {
  /** As the platform's menus and links name it. */
  id: string;
  /** Its list in the menu: the member's money and account, or what there is to do besides. */
  group: 'account' | 'activity';
  /** The centre opens on this page where the menu stands beside it. */
  isFirst?: true;
  /** Held back until the member's identity is verified, in a brand that verifies identities. */
  gate?: 'verification';
  /** Also a button beside the balance, in this look. */
  button?: 'primary' | 'outline';
  icon: IconName;
  /** In the menu, in the document's title, and as the page's first heading: the page's own headings begin with the second. */
  label: WordKey;
  audience?: Audience;
  screen: Screen;
  /** What waits on the page, shown at the end of its entry: a `CountBadge` or nothing. */
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
