import type { IconName } from '#app/kit/icon/icon-name.ts';
import type { Placed, WordKey } from './contribution.ts';
import type { Screen } from './screen.ts';

/** A page of the back office: `/agentHome?page=<id>`, with its entry in the office's menu. */
export interface AgentPageContribution extends Placed {
  id: string;
  /** Its list in the menu. Lists stand in the order of their first pages. */
  group: 'team';
  /** The office opens on this page. */
  isFirst?: true;
  icon: IconName;
  label: WordKey;
  screen: Screen;
}
