import path from 'node:path';
import { rolldown } from 'rolldown';
import type { LateDeclaration } from '../compile/late-declarations.ts';

/** The parts of an entry. Files are chunks of the compiled site, relative to its folder. */
export interface EntryRequest {
  /** Folder of the compiled site. */
  folder: string;
  /** Exports `start` and `preload`. */
  shell: string;
  /** Each exports `feature`; in the order in which the site starts them. */
  features: readonly string[];
  late: readonly LateImport[];
  /** The `features` whose code goes into the entry itself. */
  inlined: ReadonlySet<string>;
}

/** A feature whose plain data is in the entry; the rest is imported when needed. */
export interface LateImport {
  file: string;
  declaration: LateDeclaration;
}

const ENTRY = '\0brandgen:entry';

/** Writes the site's only script of its own: it starts the shell with the brand's features. Everything else stays external. */
export async function writeEntry(request: EntryRequest): Promise<string> {
  const inlined = new Map([...request.inlined].map((file) => [besideEntry(file), path.join(request.folder, file)]));
  const bundle = await rolldown({
    input: ENTRY,
    external: (id) => id !== ENTRY && !inlined.has(id) && !path.isAbsolute(id),
    makeAbsoluteExternalsRelative: false,
    plugins: [
      {
        name: 'brandgen:entry',
        resolveId: (id) => (id === ENTRY ? id : (inlined.get(id) ?? null)),
        load: (id) => (id === ENTRY ? entrySource(request) : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return output[0].code;
}

/** Source of the entry, before inlining. */
export function entrySource({ shell, features, late }: Omit<EntryRequest, 'folder' | 'inlined'>): string {
  const quoted = (file: string) => JSON.stringify(besideEntry(file));
  const imports = features.map((file, place) => `import { feature as feature${place} } from ${quoted(file)};`);
  const list = features.map((_file, place) => `feature${place}`).join(', ');
  const rest = late.map(
    ({ file, declaration }) => `{ ...${JSON.stringify(declaration)}, load: late(${quoted(file)}) }`,
  );
  return [
    `import { preload, start } from ${quoted(shell)};`,
    ...imports,
    'const late = (file) => () => preload(() => import(file), [file], import.meta.url);',
    `start([${list}], [${rest.join(', ')}]);`,
    '',
  ].join('\n');
}

/** The entry is in the same folder as the chunks. */
function besideEntry(file: string): string {
  return `./${path.posix.basename(file)}`;
}
