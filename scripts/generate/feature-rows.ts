import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MapFacts } from '../proofs/find-map-faults.ts';
import type { Requirement } from '../proofs/requirements.ts';

interface FeatureRows {
  /** Folders that requirements name, with these and the operations that the folder sends. */
  asked: string[][];
  /** Features that no requirement names, with their titles. */
  own: string[][];
}

/** Rows that lead from the project's folders back to the requirements. */
export function featureRows(root: string, requirements: readonly Requirement[], { senders }: MapFacts): FeatureRows {
  const named = new Set(requirements.flatMap(({ features }) => features));
  const sentBy = (folder: string) =>
    [...senders]
      .filter(([, folders]) => folders.includes(folder))
      .map(([operation]) => `\`${operation}\``)
      .join(', ');
  const idsOf = (folder: string) =>
    requirements
      .filter(({ features }) => features.includes(folder))
      .map(({ id }) => id)
      .join(', ');
  const others = readdirSync(join(root, 'app/features'))
    .map((name) => `app/features/${name}`)
    .filter((folder) => !named.has(folder));
  return {
    asked: [...named].toSorted().map((folder) => [folderLink(folder), idsOf(folder), sentBy(folder)]),
    own: others.map((folder) => [folderLink(folder), titleOf(root, folder), sentBy(folder)]),
  };
}

function titleOf(root: string, folder: string): string {
  const { title }: { title: string } = JSON.parse(readFileSync(join(root, folder, 'feature.json'), 'utf8'));
  return title;
}

/** A link for a page in docs/; the folder of a feature goes by the feature's name. */
export function folderLink(folder: string): string {
  return `[${folder.replace('app/features/', '')}](../${folder})`;
}
