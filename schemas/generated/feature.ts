// Generated from schemas/feature.schema.json by scripts/generate/schema-types.ts.

/**
 * flag:<white-label flag>, log-in:<method>, or option:<name> (agents, disclaimer, registration, remember, default-password, security-questions, bot-<provider of the bot check>, lottery, or a part of the brand's content: announcements, promotions, missions, invite, feedback, liveChat, chatRoom).
 */
export type Condition = string;

/**
 * What the generator must know of one feature of the site: app/features/<name>/feature.json.
 */
export interface FeatureManifest {
  /**
   * The feature's folder name, which is also its language namespace and the prefix of its CSS class names.
   */
  name: string;
  /**
   * One line for an operator: what players or agents get.
   */
  title: string;
  /**
   * Place in the linked list of features; ties are broken by name.
   */
  order: number;
  /**
   * What in a brand brings the feature into its site: every condition must hold. An empty list means every brand has it.
   */
  when: Condition[];
  /**
   * modId of the module-tree node that switches the feature at run time; null for the core, which is always live.
   */
  module: string | null;
  /**
   * Names of features without which this one cannot work; they are linked in with it.
   */
  needs: string[];
  /**
   * Its declaration is not part of the first load: the entry holds the plain data of what it contributes, and the rest comes when something of it is needed. Such a feature contributes data and what is loaded on demand, no components.
   */
  late?: boolean;
}
