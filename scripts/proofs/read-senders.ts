import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of the site by the operations that their sources call. */
export type Senders = ReadonlyMap<string, readonly string[]>;

const SOURCE = /\.tsx?$/;
const NO_PRODUCT = /\.(test|fixture)\.tsx?$/;
const IMPORT = /import \{([^}]+)\} from '[^']*\/operations\/[^']+'/g;

/** Reads which part of the site calls which operation: it imports the generated function. */
export function readSenders(root: string): Senders {
  const senders = new Map<string, string[]>();
  const files = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' }).toSorted();
  for (const file of files.filter((name) => SOURCE.test(name) && !NO_PRODUCT.test(name))) {
    const folder = partOfSite(`app/${file}`);
    for (const operation of operationsIn(readFileSync(join(root, 'app', file), 'utf8'))) {
      const folders = senders.get(operation) ?? [];
      if (!folders.includes(folder)) senders.set(operation, [...folders, folder]);
    }
  }
  return senders;
}

/** Names of the operations that a source imports. */
export function operationsIn(text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
  );
}

/** `app/features/deposit` of `app/features/deposit/form/amount-form.tsx`, `app/session` of `app/session/log-in.ts`. */
export function partOfSite(file: string): string {
  const folders = file.split('/').slice(0, -1);
  return folders.slice(0, 3).join('/');
}
