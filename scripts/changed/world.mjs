import { readdirSync, readFileSync } from 'node:fs';
import { kinds } from '../test/kinds.mjs';
import { importsOf, readGraph } from './graph.mjs';
import { readProduct } from './product.mjs';

const DATA = ['brands', 'locales', 'schemas', 'themes', 'translation', 'tests'];
const SOURCES = ['app', 'cli', 'sandbox'];

/** Reads the facts of the project that `reachOf` needs, apart from the change. */
export async function readWorld() {
  const graph = await readGraph();
  const product = readProduct(graph);
  const builtTests = [...graph.keys()].filter((file) => kinds.built.files.test(file));
  return {
    graph,
    product,
    builtTests,
    journeys: readJourneys(),
    reads: readersByFolder(graph),
    programs: programsOf(graph),
  };
}

function readJourneys() {
  const paths = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  return Object.fromEntries(paths.map((path) => [`tests/e2e/${path}`, readFileSync(`tests/e2e/${path}`, 'utf8')]));
}

/** Modules that read files and name a folder of data, and unit tests that read the text of modules. */
function readersByFolder(graph) {
  const texts = [...graph.keys()].filter(isReadable).map((file) => [file, readFileSync(file, 'utf8')]);
  const readers = texts.filter(([, text]) => text.includes("'node:fs"));
  return Object.fromEntries(
    [...DATA, ...SOURCES].map((folder) => {
      const named = new RegExp(`['"\`/]${folder}['"\`/]`);
      const naming = readers.filter(([, text]) => named.test(text)).map(([file]) => file);
      return [folder, naming.filter((file) => DATA.includes(folder) || kinds.unit.files.test(file))];
    }),
  );
}

function isReadable(file) {
  return /^(app|cli|sandbox|themes|schemas|scripts|tests)\/.*\.m?[jt]sx?$/.test(file);
}

/** The programs that built tests run: whether a file is a part of one, and which of the tests run it. */
function programsOf(graph) {
  const generator = importsOf(graph, ['cli/main.ts', 'cli/build/fleet/fleet-worker.ts']);
  const platform = importsOf(graph, ['sandbox/main.ts']);
  const starts = [...graph.keys()].filter((file) =>
    /^app\/(main\.tsx|prerender\.tsx|features\/[\w-]+\/feature\.ts)$/.test(file),
  );
  const site = importsOf(graph, starts);
  const text = (file) => readFileSync(file, 'utf8');
  return {
    generator: {
      holds: (file) => generator.has(file) || /^(cli|tests\/fixtures|schemas\/[\w-]+\.schema\.json)/.test(file),
      tests: (file) => /^tests\/(cli|brands)\//.test(file),
    },
    site: {
      holds: (file) =>
        (site.has(file) && !file.startsWith('sandbox/')) ||
        /^(brands|locales|themes|translation|tests\/languages)\//.test(file),
      tests: (file) => /^tests\/brands\//.test(file) || importsOf(graph, [file]).has('tests/brands/built-brands.ts'),
    },
    platform: {
      holds: (file) => platform.has(file) && file.startsWith('sandbox/'),
      tests: (file) => /^tests\/cli\//.test(file) && /sandbox|preview|'dev'/.test(text(file)),
    },
  };
}
