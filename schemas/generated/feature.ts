// Generated from schemas/feature.schema.json by scripts/generate/schema-types.ts.

/**
 * flag:<white-label flag>, log-in:<method>, category:<game category>, bot-check:<provider>, or option:<name>, where the name is the option of a feature or one of those in cli/brand/resolve/brand-options.ts. Of several names, as in category:lott|elott, one is enough. `npm run generate` refuses any other.
 */
export type Condition = string;

/**
 * What the generator needs to know about a feature: app/features/<name>/feature.json.
 */
export interface FeatureManifest {
  /**
   * The feature's folder name, which is also its language namespace and the prefix of its CSS class names.
   */
  name: string;
  /**
   * What players or agents get, in one line for operators.
   */
  title: string;
  /**
   * Place in the linked list of features; ties are broken by name.
   */
  order: number;
  /**
   * Conditions for the feature to be part of a brand's site; all must hold. An empty list means every brand has it.
   */
  when: Condition[];
  /**
   * Whether the feature's texts speak of money, law or protection, so that none of them may say anything but what English says: one whose English has changed is shown in English until it is translated again.
   */
  binding?: boolean;
  option?: Option;
  /**
   * modId of the module-tree node that switches the feature at run time; null for the core, which is always live.
   */
  module: string | null;
  /**
   * Branch of the module tree that the sandbox puts the module in; SITE by default.
   */
  branch?: string;
  /**
   * Names of features that this one needs; they are linked with it.
   */
  needs: string[];
  /**
   * Calls of our own that the feature can do without, by operation: on a platform that lacks one it leaves out what needs the call. A platform that lacks any other call of our own that the feature sends gets a site without the feature.
   *
   * @minItems 1
   */
  optionalCalls?: string[];
  /**
   * Which sites the feature is for, in a brand whose back office has a host of its own; the players' alone if omitted. Any other brand has one site with all of them.
   *
   * @minItems 1
   */
  sites?: ('players' | 'agents')[];
  /**
   * Keeps the feature's declaration out of the first load. The entry has only the plain data of its contributions; the rest loads on first use. Such a feature contributes data and parts that load on demand, but no components.
   */
  late?: boolean;
  /**
   * Few brands have the feature: what it alone needs of the shell and the kit stays out of the chunk that every site loads first.
   */
  seldom?: true;
  pages?: Pages;
  /**
   * Lists of origins in a brand's `platform` that the feature frames. The site's security policy allows them only with the feature.
   */
  frames?: 'chatOrigins'[];
  /**
   * The feature signs people in through another company's window, which returns to the site's sign-in page. Key of the feature's words with the text for a window that does not close by itself.
   */
  signInWindow?: string;
  /**
   * Modules that decide which chunk parts of the kit and the shell are bundled into: those that most visits need first.
   */
  chunks?: FeatureChunk[];
}
/**
 * A setting of this feature in a brand's `content`, which a condition names as option:<name>. The brand's schema, its types and its documentation are generated from it.
 */
export interface Option {
  /**
   * The key in `content`.
   */
  name: string;
  /**
   * A few words for an operator.
   */
  title: string;
  /**
   * What the setting brings into the site, in a sentence or two.
   */
  description: string;
  /**
   * What a brand has that does not set it.
   */
  default: boolean;
}
/**
 * Addresses of the feature's pages, by a name for its own code. The generator, the tests and the documentation read them here.
 */
export interface Pages {
  [k: string]: FeaturePage;
}
/**
 * A page of its own (path), a page of the member centre (memberPage), or a page of the back office (agentPage).
 */
export interface FeaturePage {
  /**
   * Below the base path.
   */
  path?: string;
  /**
   * Id of a page of the member centre, as in /member?page=<id>.
   */
  memberPage?: string;
  /**
   * Id of a page of the back office, as in /agentHome?page=<id>.
   */
  agentPage?: string;
  /**
   * What the page shows in place of its usual content, as in /member?page=<id>&view=<name>. Each is measured like a page.
   */
  views?: 'history'[];
  /**
   * modId of a module-tree node that switches this page of the back office at run time, besides the feature's own. It is in the feature's branch.
   */
  module?: string;
  /**
   * A second path of the same page.
   */
  alsoAt?: string;
  /**
   * The page's audience; others may be able to see it too. Everyone if omitted.
   */
  for?: 'everyone' | 'members' | 'agents';
  /**
   * Game category that the page lists: a brand without the category does not have the page.
   */
  category?: string;
  /**
   * narrows: with a query the page shows less than it was prerendered with. required: without a query there is nothing to show.
   */
  query?: 'narrows' | 'required';
  /**
   * A visit to the site's bare address starts on this page. Of several, the first feature's counts.
   */
  start?: true;
  /**
   * Writes the page to a file of its own when the site is built. listed: it is in the sitemap. unlisted: search engines are asked not to index it.
   */
  prerender?: 'listed' | 'unlisted';
}
/**
 * Puts a module's imports from outside the features into a chunk that sites share.
 */
export interface FeatureChunk {
  /**
   * File below the feature's folder.
   */
  module: string;
  /**
   * shell: loaded before the first paint. early: loaded right after it by most visits, as one chunk of the feature and one of what it shares. list: shared by the pages that list games.
   */
  group: 'shell' | 'early' | 'list';
}
