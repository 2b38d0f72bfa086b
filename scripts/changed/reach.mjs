// What a change can reach. Vitest follows imports. The built tests see the product through the command line and the browser
// tests through a browser, so their folders and tags say what they are about.

/** Sources of a built site, its generator and its platform. */
const PRODUCT = /^(app|brands|cli|locales|sandbox|schemas|themes|tests\/fixtures)\/|^package(-lock)?\.json$/;
const UNIT_TEST = /^(app|cli|sandbox|schemas|themes|scripts|tests\/(matrix|fuzz))\/.*\.(test|fixture)\.tsx?$/;
const BUILT_TEST = /^(docs|tests\/(cli|brands|docs))\/|\.md$/;
/** Data that tests read as files, so imports do not show it. */
const READ_AS_FILE = /^(brands|locales|schemas|themes)\/.*\.json$|^(tests\/fixtures\/|package)|^vitest\.config\.ts$/;
const FEATURE_OWN = /^(?:app\/features\/([\w-]+)\/|locales\/\w+\/([\w-]+)\.json$|sandbox\/([\w-]+)\/)/;
const EVERY_JOURNEY = /^tests\/e2e\/site\/|^playwright\.config\.ts$/;

/** See reach.d.mts. */
export function reachOf(files, journeys) {
  const behaviour = files.filter((file) => !UNIT_TEST.test(file));
  return {
    everyUnit: files.some((file) => READ_AS_FILE.test(file)),
    built: behaviour.some((file) => PRODUCT.test(file) || BUILT_TEST.test(file)),
    browser: [...new Set(behaviour.flatMap((file) => browserPatterns(file, journeys)))].join('|'),
  };
}

function browserPatterns(file, journeys) {
  const feature = FEATURE_OWN.exec(file)?.slice(1).find(Boolean);
  if (feature && hasJourney(feature, journeys)) return [`(^|\\s)${feature}/`, `@${feature}(?![\\w-])`];
  if (PRODUCT.test(file) || EVERY_JOURNEY.test(file)) return ['.'];
  if (file.startsWith('tests/matrix/')) return ['matrix/'];
  return file.startsWith('tests/e2e/') ? specsThatImport(file, journeys).map(pathPattern) : [];
}

function hasJourney(feature, journeys) {
  const named = new RegExp(`'@${feature}'`);
  return Object.entries(journeys).some(([path, text]) => path.startsWith(`tests/e2e/${feature}/`) || named.test(text));
}

/** The test file itself, or the test files that import the file. */
function specsThatImport(file, journeys) {
  if (file.endsWith('.spec.ts')) return [file];
  const importing = `/${file.split('/').at(-1)}'`;
  const direct = Object.keys(journeys).filter((path) => path !== file && journeys[path].includes(importing));
  return direct.flatMap((path) => specsThatImport(path, journeys));
}

/** Playwright matches a pattern against a test's project, its path below tests/e2e, its title and its tags. */
function pathPattern(spec) {
  return `(^|\\s)${spec.slice('tests/e2e/'.length).replaceAll('.', '\\.')}`;
}
