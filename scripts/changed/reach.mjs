// Finds the tests that a change can reach: by imports, and for data by its readers. Tests of the whole product see it through the
// command line or a browser, so the features that run a module lead to them.

import { kinds } from '../test/kinds.mjs';
import { importersOf } from './graph.mjs';

const DOCUMENTS = /^tests\/docs\//;
const DATA = /^(brands|locales|schemas|themes|translation|tests\/(fixtures|languages))\//;
const SOURCES = /^(app|cli|sandbox)\//;
const WORDS = /^locales\/\w+\/([\w-]+)\.json$/;
const BRAND = /^brands\/([\w-]+)\//;
const TEST_ONLY = /\.(test|spec|fixture)\.tsx?$/;
/** Settings that every test of a kind runs under. */
const SETTINGS = {
  unit: /^(vitest\.config\.ts|app\/kit\/file-setup\.fixture\.ts|sandbox\/testing\/seed-setup\.fixture\.ts|tsconfig.*)$/,
  browser: /^(playwright\.config\.ts|scripts\/setup\/chromium\.mjs)$/,
};
/** Journeys that look at the frame of a site and at brands, rather than at a feature; and the pages of the matrix. */
const FRAME = ['shell', 'session', 'brands', 'language', 'errors', 'cli'].map((folder) => `(^|\\s)${folder}/`);
const MATRIX = 'matrix/';
/** The workspace of a brand that offers every language. */
const LANGUAGES = 'tests/languages/';

/** See reach.d.mts. */
export function reachOf(files, world) {
  const { graph, dependencies } = world;
  const importers = importersOf(graph, files);
  const tests = (kind) => [...importers].filter((file) => kinds[kind].files.test(file));
  const isSet = (kind) => dependencies || files.some((file) => SETTINGS[kind].test(file));
  const patterns = isSet('browser') ? ['.'] : files.flatMap((file) => journeysFor(file, world));
  const specs = tests('browser').map(patternOf);
  return {
    unit: isSet('unit') ? 'all' : [...new Set([...tests('unit'), ...readersOf(files, world, 'unit')])],
    built: dependencies ? 'all' : builtFor(files, world, tests('built')),
    browser: patterns.includes('.') ? '.' : [...new Set([...specs, ...patterns])].join('|'),
  };
}

/** Tests that read data or source of a changed folder as files, or import what does. */
function readersOf(files, { graph, reads }, kind) {
  const folders = new Set(
    files
      .filter((file) => SOURCES.test(file) || (DATA.test(file) && !graph.has(file)))
      .map((file) => file.split('/')[0]),
  );
  const readers = [...folders].flatMap((folder) => reads[folder] ?? []);
  return [...importersOf(graph, readers)].filter((file) => kinds[kind].files.test(file));
}

function builtFor(files, { builtTests, programs, isNew }, own) {
  const product = files.filter((file) => !TEST_ONLY.test(file));
  const programsReached = Object.keys(programs).filter((name) => product.some((file) => programs[name].holds(file)));
  const isTold = files.some((file) => file.endsWith('.md') || file === 'package.json') || isNew;
  const chosen = builtTests.filter(
    (file) =>
      own.includes(file) ||
      (isTold && DOCUMENTS.test(file)) ||
      programsReached.some((name) => programs[name].tests(file)),
  );
  return chosen.length === builtTests.length ? 'all' : chosen;
}

function journeysFor(file, world) {
  if (TEST_ONLY.test(file) || file.startsWith('tests/')) return ofTests(file);
  const words = WORDS.exec(file)?.[1];
  if (words) return ofFeatures([words], world);
  const brand = BRAND.exec(file)?.[1];
  if (brand) return ofBrand(brand, world);
  if (file.startsWith('app/kit-page/')) return ['(^|\\s)kit/'];
  if (file === 'schemas/generated/platform.openapi.json') return ofCalls(world.calls, world);
  // What it is made of changes it too.
  if (/^schemas\/platform\/(domains\/|examples\/|(contract|published|shared)\.json)/.test(file)) return [];
  // The matrix looks at layout, on the pages of every brand.
  if (file.endsWith('.css.ts') && world.product.featuresOf(file) === undefined) return [...FRAME, MATRIX];
  // The generator treats all features alike, and the built tests prove that each arrives.
  if (/^(cli|themes|schemas)\//.test(file) && !isOfSite(file, world)) return [...FRAME, MATRIX];
  return /^(app|sandbox|schemas)\//.test(file) && world.graph.has(file) ? ofModule(file, world) : [];
}

/** Specs that import a file of the tests are found by that. */
function ofTests(file) {
  if (file.startsWith('tests/matrix/')) return [MATRIX];
  return file.startsWith(LANGUAGES) ? ['(^|\\s)language/', MATRIX] : [];
}

function ofModule(file, world) {
  const calls = world.product.callsOf(file);
  return calls === undefined ? ['.'] : [...ofSiteModule(file, world), ...ofCalls(calls, world)];
}

/** A call leads to the module of the site that sends it. */
function ofCalls(calls, world) {
  return calls.flatMap((call) => ofSiteModule(`app/platform/generated/operations/${call}.ts`, world));
}

function ofSiteModule(file, world) {
  const features = world.product.featuresOf(file);
  return features === undefined ? ofEveryPage(file, world) : ofFeatures(features, world);
}

/**
 * Every page runs the module: the frame's journeys and the matrix see that it does, and the features that import it see what it
 * does for them. Where most of them do, all journeys.
 */
function ofEveryPage(file, world) {
  const using = world.product.featuresUsing(file);
  if (using.length > world.product.features.length / 2) return ['.'];
  return [...FRAME, MATRIX, ...ofFeatures(using, world)];
}

function isOfSite(file, { graph, product }) {
  return graph.has(file) && (product.featuresOf(file)?.length !== 0 || product.callsOf(file).length > 0);
}

function ofFeatures(features, { journeys }) {
  return features.flatMap((feature) => {
    const named = new RegExp(`'@${feature}'`);
    const has = Object.entries(journeys).some(
      ([path, text]) => path.startsWith(`tests/e2e/${feature}/`) || named.test(text),
    );
    return has ? [`(^|\\s)${feature}/`, `@${feature}(?![\\w-])`] : [...FRAME, MATRIX];
  });
}

/** Journeys use Aurora where they name no brand. */
function ofBrand(brand, { journeys }) {
  if (brand === 'aurora') return ['.'];
  const named = new RegExp(`'${brand}'`);
  const specs = Object.keys(journeys).filter((path) => path.endsWith('.spec.ts') && named.test(journeys[path]));
  return [...specs.map(patternOf), ...FRAME, MATRIX];
}

/** Playwright matches a pattern against a test's project, its path below tests/e2e, its title and its tags. */
export function patternOf(spec) {
  return `(^|\\s)${spec.replace('tests/e2e/', '').replaceAll('.', '\\.')}`;
}
