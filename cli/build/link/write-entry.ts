import path from 'node:path';
import { rolldown } from 'rolldown';
import type { LateDeclaration } from '../compile/late-declarations.ts';
import { inOneOrder } from './in-one-order.ts';

/** Parts of an entry. Files are chunks, relative to the folder of the compiled site. */
export interface EntryRequest {
  /** Folder of the compiled site. */
  folder: string;
  /** Chunk that exports `start` and `preload`. */
  shell: string;
  /** Chunks that export `feature`, in the order in which the site starts them. */
  features: readonly string[];
  late: readonly LateImport[];
  /** File written by `writeForAccounts`, if there is one. */
  forAccounts?: string;
  /** File that exports which features need which call. */
  needed: string;
  /** Those of `features` whose code is inlined. */
  inlined: ReadonlySet<string>;
  /** Code that runs before the site starts. */
  adapter?: string;
}

/** A feature with its plain data in the entry. The rest is imported when needed. */
export interface LateImport {
  file: string;
  declaration: LateDeclaration;
}

const ENTRY = '\0brandgen:entry';
const ADAPTER = 'brandgen:adapter';

/** Writes the script that starts the shell with the brand's features. Other chunks stay external. */
export function writeEntry(request: EntryRequest): Promise<string> {
  const inlined = new Map([...request.inlined].map((file) => [besideEntry(file), path.join(request.folder, file)]));
  return bundled(entrySource(request), inlined, request.adapter);
}

/** Writes the script that a page loads after a log-in, with the late features that guests never see. */
export function writeForAccounts(request: Pick<EntryRequest, 'shell' | 'late'>): Promise<string> {
  return bundled(forAccountsSource(request), new Map());
}

async function bundled(source: string, inlined: ReadonlyMap<string, string>, adapter?: string): Promise<string> {
  const bundle = await rolldown({
    input: ENTRY,
    external: (id) => id !== ENTRY && id !== ADAPTER && !inlined.has(id) && !path.isAbsolute(id),
    makeAbsoluteExternalsRelative: false,
    plugins: [
      {
        name: 'brandgen:entry',
        resolveId: (id) => (id === ENTRY || id === ADAPTER ? id : (inlined.get(id) ?? null)),
        load: (id) => (id === ENTRY ? source : id === ADAPTER ? (adapter ?? null) : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return output[0].code;
}

/**
 * Makes a late feature. Short, as it is in every first load: the file's name is composed of the feature's name and a
 * version.
 */
const LATE = `const makeLate = (name, module, contributions, version, file = \`./feature-\${name}-\${version}.js\`) =>
  ({ name, module, contributions, load: () => preload(() => import(file), [file], import.meta.url) });`;

/** Source of the entry before inlining. */
export function entrySource({
  shell,
  features,
  late,
  forAccounts,
  needed,
  adapter,
}: Omit<EntryRequest, 'folder' | 'inlined'>): string {
  const quoted = (file: string) => JSON.stringify(besideEntry(file));
  const imports = features.map((file, index) => `import { feature as feature${index} } from ${quoted(file)};`);
  const list = features.map((_file, index) => `feature${index}`).join(', ');
  const loader = (file: string) => `() => preload(() => import(${quoted(file)}), [${quoted(file)}], import.meta.url)`;
  const more = [forAccounts ? loader(forAccounts) : 'undefined', loader(needed)];
  return [
    `import { preload, start } from ${quoted(shell)};`,
    ...(adapter === undefined ? [] : [`import ${JSON.stringify(ADAPTER)};`]),
    ...imports,
    LATE,
    `start([${list}], ${[lateList(late), ...more].join(', ')});`,
    '',
  ].join('\n');
}

/** Source of the script with features that guests never see. */
export function forAccountsSource({ shell, late }: Pick<EntryRequest, 'shell' | 'late'>): string {
  return [
    `import { preload } from ${JSON.stringify(besideEntry(shell))};`,
    LATE,
    `export const late = ${lateList(late)};`,
    '',
  ].join('\n');
}

function lateList(late: readonly LateImport[]): string {
  const calls = late.map(({ file, declaration: { name, module, contributions } }) => {
    const values = [name, module, inOneOrder(contributions), versionOf(file, name)];
    return `makeLate(${values.map((value) => JSON.stringify(value)).join(', ')})`;
  });
  return `[${calls.join(', ')}]`;
}

/** The part of a chunk's name after the feature's name. @throws for any other name */
function versionOf(file: string, feature: string): string {
  const [start, end] = [`./feature-${feature}-`, '.js'];
  const name = besideEntry(file);
  if (!name.startsWith(start) || !name.endsWith(end))
    throw new Error(`The chunk of the late feature ${feature} is ${name}, not ${start}<version>${end}.`);
  return name.slice(start.length, -end.length);
}

/** The entry and the chunks are in the same folder. */
function besideEntry(file: string): string {
  return `./${path.posix.basename(file)}`;
}
