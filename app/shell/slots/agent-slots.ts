import type { IconName } from '#app/kit/icon/icon-name.ts';
import type { CallAddress } from '#app/platform/call-address.ts';
import type { Placed, WordKey } from './contribution.ts';
import type { Screen } from './screen.ts';

/** A page of the back office, `/agentHome?page=<id>`, and its menu entry. */
export interface AgentPageContribution extends Placed {
  id: string;
  /** Listed in the feature's `feature.json` too: a node of the module tree that switches the page alone. */
  module?: string;
  /** One of the feature's optional calls, without which the platform has no use for it. */
  call?: CallAddress;
  /** Its menu group. */
  group: 'team' | 'reports' | 'contracts' | 'contact';
  /** The back office opens on this page. */
  isFirst?: true;
  icon: IconName;
  label: WordKey;
  screen: Screen;
  /** Shown at the end of its entry: a `CountBadge` or nothing. */
  count?: Screen;
}

export interface DownlinePartProps {
  /** A direct downline that is an agent. */
  account: string;
}

/** A part of a direct downline's details in the back office; for those that are agents. */
export interface DownlinePartContribution extends Placed {
  screen: Screen<DownlinePartProps>;
}

export interface ChosenActionProps {
  /** At any level of the agent's team. */
  accounts: readonly string[];
  /** It is done, so they need not stay selected. */
  onDone: () => void;
  onClose: () => void;
}

/** What can be done with selected accounts of an agent's team: a button that opens a dialog. */
export interface ChosenActionContribution extends Placed {
  icon: IconName;
  label: WordKey;
  /** Accounts at once. */
  most: number;
  screen: Screen<ChosenActionProps>;
}
