import { rolldown } from 'rolldown';
import type { LateDeclaration } from '../compile/late-declarations.ts';

/** Where a module of the site lies, seen from the entry. */
export interface EntryImports {
  shell: string;
  /** In the order that the site is started with. */
  features: readonly string[];
  late: readonly LateImport[];
}

/** A feature of which the entry holds the plain data, and imports the rest when it is needed. */
export interface LateImport {
  file: string;
  declaration: LateDeclaration;
}

const ENTRY = '\0brandgen:entry';

/** Writes a site's one own script: it starts the shell with the features of the brand. Everything else stays outside. */
export async function writeEntry(imports: EntryImports): Promise<string> {
  const bundle = await rolldown({
    input: ENTRY,
    external: (id) => id !== ENTRY,
    makeAbsoluteExternalsRelative: false,
    plugins: [
      {
        name: 'brandgen:entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? entrySource(imports) : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return output[0].code;
}

/** Source of the entry. Each feature's module exports `feature`, the shell's exports `start`. */
export function entrySource({ shell, features, late }: EntryImports): string {
  const lines = features.map((file, place) => `import { feature as feature${place} } from ${JSON.stringify(file)};`);
  const list = features.map((_file, place) => `feature${place}`).join(', ');
  const rest = late.map(
    ({ file, declaration }) => `{ ...${JSON.stringify(declaration)}, load: () => import(${JSON.stringify(file)}) }`,
  );
  return [
    `import { start } from ${JSON.stringify(shell)};`,
    ...lines,
    `start([${list}], [${rest.join(', ')}]);`,
    '',
  ].join('\n');
}
