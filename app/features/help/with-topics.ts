import type { HelpTopic } from '#schemas/generated/platform.ts';
import type { HelpSection } from './sections.ts';

/** Blocks that the platform's topics never replace. */
const FACTS: readonly string[] = ['facts', 'disclaimer', 'support', 'parts'];

/**
 * Merges the platform's topics into the site's sections. A topic replaces the site's own text, except the brand's facts.
 * An unknown topic comes before the next topic that the site has too.
 */
export function withTopics(own: readonly HelpSection[], topics: readonly HelpTopic[]): HelpSection[] {
  const topicsById = new Map(topics.map((topic) => [topic.id, topic]));
  const ownIds = new Set(own.map(({ id }) => id));
  const before = new Map<string, HelpSection[]>();
  let waiting: HelpSection[] = [];
  for (const [id, topic] of topicsById) {
    if (ownIds.has(id)) {
      before.set(id, waiting);
      waiting = [];
    } else waiting.push({ id, blocks: [], topic });
  }
  return [...own.flatMap((section) => [...(before.get(section.id) ?? []), withTopic(section, topicsById)]), ...waiting];
}

function withTopic(section: HelpSection, topicsById: ReadonlyMap<string, HelpTopic>): HelpSection {
  const topic = topicsById.get(section.id);
  return topic ? { ...section, topic, blocks: section.blocks.filter(({ kind }) => FACTS.includes(kind)) } : section;
}
