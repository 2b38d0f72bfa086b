import type { ReactNode } from 'react';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import type { MemberPageId } from '#schemas/generated/page-ids.ts';
import type { MessageSender, PasskeyAssertion, WithdrawalConfirmation } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import type { Audience, Placed, WordKey } from './contribution.ts';
import type { MemberPageGroup } from './member-page-groups.ts';
import type { Screen } from './screen.ts';

/** An entry of the header's account menu and of the account page's list. */
export interface AccountMenuContribution extends Placed {
  /** Page to open, unless there is a modal. */
  path?: string;
  modal?: string;
  icon: IconName;
  label: WordKey;
  audience?: Audience;
  /** Shown at the end of the entry, such as a status or a count. */
  note?: Screen;
  /** Shown only while verification is required. */
  needs?: 'verification';
}

/** A page of the member centre, `/member?page=<id>`, and its menu entry. */
export interface MemberPageContribution extends Placed {
  /** Listed in the feature's `feature.json` too. */
  id: MemberPageId;
  group: MemberPageGroup;
  /** Opened first where the menu is beside it. */
  isFirst?: true;
  /** Closed until the member's identity is verified, in brands that verify. */
  gate?: 'verification';
  /** Money moves in or out here: a phone shows the page without the bar at its foot. */
  movesMoney?: true;
  /** The menu offers it only to members who have an upline. */
  needs?: 'upline';
  /** Members move money between their wallets here. */
  transfers?: true;
  /** Shows the balance itself: the menu beside it does not repeat it. */
  showsBalance?: true;
  /** The account's number of unread messages leads here; without such a page it is not shown. */
  inbox?: true;
  /** Look of an additional button beside the balance. */
  button?: 'primary' | 'outline';
  icon: IconName;
  /** Menu label, document title and first-level heading; the page's own headings start at the second level. */
  label: WordKey;
  audience?: Audience;
  screen: Screen;
  /** Shown at the end of its entry: a `CountBadge` or nothing. */
  count?: Screen;
}

export interface MessageActionProps {
  /** Who wrote the message. */
  from: MessageSender;
}

/** What can be done about a message that a person wrote. */
export interface MessageActionContribution extends Placed {
  /** A node of the module tree that switches it, besides the feature's own. */
  module?: string;
  audience?: Audience;
  screen: Screen<MessageActionProps>;
}

/** A card of the account's page, `/member?page=securityCenter`. */
export interface AccountPartContribution extends Placed {
  audience?: Audience;
  screen: Screen;
}

/** A card beside the balance on the page of a single wallet, `/member?page=transferFund`. */
export interface WalletPartContribution extends Placed {
  audience?: Audience;
  screen: Screen;
}

export interface DepositLimitProps {
  /** Called with the most that can be deposited now, in minor units; undefined without a limit. */
  onRoom: (room: MinorUnits | undefined) => void;
}

/** A limit that the member has set, beside the button that deposits; at most one per brand. */
export interface DepositLimitContribution {
  audience?: Audience;
  screen: Screen<DepositLimitProps>;
}

export interface WithdrawalProofProps {
  /** What is confirmed. */
  wanted: WithdrawalConfirmation;
  /** The button's label, with the amount. */
  action: string;
  /** The withdrawal is being requested. */
  busy: boolean;
  /** Requests the withdrawal with a passkey's signature. */
  onProof: (passkey: PasskeyAssertion) => void;
  /** This browser has no passkeys. */
  onUnable: () => void;
}

/** Confirms a withdrawal in place of the payment password; at most one per brand. */
export interface WithdrawalProofContribution extends Placed {
  audience?: Audience;
  screen: Screen<WithdrawalProofProps>;
}

/** A line below the balance, in the header and on the account page; it may render nothing. */
export interface BalanceLineContribution extends Placed {
  audience?: Audience;
  screen: Screen;
}

export interface VerificationGateProps {
  /** The page behind the gate. */
  children: ReactNode;
}

/** Replaces pages that require verification until nothing is left to verify; at most one per brand. */
export interface VerificationGateContribution {
  screen: Screen<VerificationGateProps>;
}
