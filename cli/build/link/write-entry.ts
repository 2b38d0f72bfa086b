import { rolldown } from 'rolldown';

/** Where a module of the site lies, seen from the entry. */
export interface EntryImports {
  shell: string;
  /** In the order that the site is started with. */
  features: readonly string[];
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
export function entrySource({ shell, features }: EntryImports): string {
  const lines = features.map((file, place) => `import { feature as feature${place} } from ${JSON.stringify(file)};`);
  const list = features.map((_file, place) => `feature${place}`).join(', ');
  return [`import { start } from ${JSON.stringify(shell)};`, ...lines, `start([${list}]);`, ''].join('\n');
}
