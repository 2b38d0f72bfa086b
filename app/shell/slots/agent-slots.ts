import type { IconName } from '#app/kit/icon/icon-name.ts';
import type { Placed, WordKey } from './contribution.ts';
import type { Screen } from './screen.ts';

/** A page of the back office, `/agentHome?page=<id>`, and its menu entry. */
export interface AgentPageContribution extends Placed {
  id: string;
  /** Its menu group. Groups are sorted by their first page. */
  group: 'team';
  /** The back office opens on this page. */
  isFirst?: true;
  icon: IconName;
  label: WordKey;
  screen: Screen;
}
