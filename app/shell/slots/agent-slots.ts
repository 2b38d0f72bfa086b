import type { IconName } from '#app/kit/icon/icon-name.ts';
import type { Placed, WordKey } from './contribution.ts';
import type { Screen } from './screen.ts';

/** A page of the back office, `/agentHome?page=<id>`, and its menu entry. */
export interface AgentPageContribution extends Placed {
  id: string;
  /** Listed in the feature's `feature.json` too: a node of the module tree that switches the page alone. */
  module?: string;
  /** Its menu group. Groups are sorted by their first page. */
  group: 'team' | 'reports' | 'contracts' | 'account';
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
