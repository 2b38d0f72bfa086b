import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readProduct } from './product.mjs';
import { reachOf } from './reach.mjs';

const root = join(import.meta.dirname, '../..');
const graph = new Map(
  Object.entries({
    'app/main.tsx': ['app/shell/shell.tsx'],
    'app/shell/shell.tsx': ['app/session/store.ts', 'app/kit/button.tsx'],
    'app/session/store.ts': ['app/platform/generated/operations/log-in.ts'],
    'app/platform/generated/operations/log-in.ts': [],
    'app/kit/button.tsx': [],
    'app/features/kyc/feature.ts': ['app/features/kyc/kyc-modal.tsx', 'app/session/store.ts', 'app/kit/button.tsx'],
    'app/features/kyc/kyc-modal.tsx': ['app/kit/photo/photo.tsx', 'app/platform/generated/operations/verify.ts'],
    'app/features/kyc/kyc-modal.test.tsx': ['app/features/kyc/kyc-modal.tsx'],
    'app/features/invite/feature.ts': ['app/kit/photo/photo.tsx', 'app/kit/button.tsx'],
    'app/features/vip/feature.ts': [],
    'app/kit/photo/photo.tsx': [],
    'app/kit-page/specimens/photo.tsx': ['app/kit/photo/photo.tsx'],
    'app/platform/generated/operations/verify.ts': [],
    'sandbox/main.ts': ['sandbox/generated/handlers.ts', 'sandbox/ledger/ledger.ts', 'sandbox/console/console.ts'],
    'sandbox/generated/handlers.ts': ['sandbox/kyc/operations/verify.ts', 'sandbox/session/operations/log-in.ts'],
    'sandbox/kyc/operations/verify.ts': ['sandbox/kyc/review.ts'],
    'sandbox/kyc/review.ts': [],
    'sandbox/kyc/seed-reviews.ts': [],
    'sandbox/session/operations/log-in.ts': ['sandbox/session/guess.ts'],
    'sandbox/session/guess.ts': [],
    'sandbox/console/console.ts': ['sandbox/kyc/seed-reviews.ts'],
    'sandbox/ledger/ledger.ts': [],
    'cli/brand/read-brand.ts': [],
    'cli/brand/read-brand.test.ts': ['cli/brand/read-brand.ts'],
    'tests/e2e/kyc/verification.spec.ts': ['tests/e2e/page-models/kyc-dialog.ts'],
    'tests/e2e/live-chat/support.spec.ts': ['tests/e2e/errors/desk.ts'],
    'tests/e2e/errors/desk.ts': ['tests/e2e/page-models/kyc-dialog.ts'],
    'tests/e2e/page-models/kyc-dialog.ts': [],
  }),
);
const builtTests = ['tests/cli/build.test.ts', 'tests/brands/absence.test.ts', 'tests/docs/docs.test.ts'];
const world = {
  ...{ graph, builtTests, product: readProduct(graph), dependencies: false, calls: [], isNew: false },
  journeys: {
    'tests/e2e/kyc/verification.spec.ts': "test.use({ brand: 'oasis' })",
    'tests/e2e/missions/missions.spec.ts': "test('…', { tag: ['@desktop', '@invite'] }, async () => {});",
  },
  reads: {
    brands: ['cli/brand/read-brand.ts'],
    tests: ['cli/brand/read-brand.ts'],
    sandbox: ['tests/features/every-source.test.ts'],
  },
  programs: {
    generator: { holds: (file: string) => file.startsWith('cli/'), tests: (file: string) => /cli|brands/.test(file) },
    site: {
      holds: (file: string) => /^(app|tests\/languages)\//.test(file),
      tests: (file: string) => file.includes('brands'),
    },
  },
};
const reach = (...files: string[]) => reachOf(files, world);
const runs = (pattern: string, title: string) => pattern !== '' && new RegExp(pattern).test(title);
const KYC = 'phone kyc/verification.spec.ts who has not begun @phone';
const INVITE = 'desktop missions/missions.spec.ts a player @desktop @invite';

describe('a change', () => {
  it.each([
    'app/features/kyc/kyc-modal.tsx',
    'locales/AR/kyc.json',
    'sandbox/kyc/operations/verify.ts',
    'sandbox/kyc/review.ts',
    'sandbox/kyc/seed-reviews.ts',
    'app/platform/generated/operations/verify.ts',
  ])('of %s runs the journeys of the feature that runs it', (file) => {
    expect(runs(reach(file).browser, KYC)).toBe(true);
    expect(runs(reach(file).browser, INVITE)).toBe(false);
  });

  it('of a part of the kit runs the journeys of the features that show it, by folder and by tag', () => {
    const { browser } = reach('app/kit/photo/photo.tsx');
    expect([runs(browser, KYC), runs(browser, INVITE)]).toEqual([true, true]);
    expect(runs(browser, 'desktop live/live.spec.ts a player @invite-only')).toBe(false);
  });

  it('of the contract runs the journeys of the features that send the changed calls', () => {
    const of = (calls: string[]) => reachOf(['schemas/generated/platform.openapi.json'], { ...world, calls }).browser;
    expect([runs(of(['verify']), KYC), runs(of([]), KYC)]).toEqual([true, false]);
  });

  it('of what every page runs, or of a call that every page sends, runs the journeys of the frame, the matrix, and the features that import it', () => {
    for (const [file, ofKyc] of [
      ['app/shell/shell.tsx', false],
      ['app/session/store.ts', true],
      ['sandbox/session/guess.ts', true],
    ] as const) {
      const { browser } = reach(file);
      expect(runs(browser, 'phone shell/notices.spec.ts a notice')).toBe(true);
      expect(runs(browser, 'mini ../matrix/sample.spec.ts mini /index')).toBe(true);
      expect([runs(browser, KYC), runs(browser, INVITE)]).toEqual([ofKyc, false]);
    }
  });

  it.each([
    'app/kit/button.tsx',
    'sandbox/ledger/ledger.ts',
    'sandbox/console/console.ts',
    'playwright.config.ts',
    'brands/aurora/brand.json',
  ])('of %s runs every journey', (file) => expect(reach(file).browser).toBe('.'));

  it('of dependencies runs everything', () => {
    const { unit, built, browser } = reachOf(['package.json'], { ...world, dependencies: true });
    expect([unit, built, browser]).toEqual(['all', 'all', '.']);
  });

  it('of the generator, or of a feature without journeys, runs those of the frame and the matrix', () => {
    for (const file of ['cli/brand/read-brand.ts', 'app/features/vip/feature.ts']) {
      const { browser } = reach(file);
      expect(runs(browser, 'phone shell/notices.spec.ts a notice')).toBe(true);
      expect(runs(browser, 'mini ../matrix/sample.spec.ts mini /index')).toBe(true);
      expect(runs(browser, KYC)).toBe(false);
    }
  });

  it('of another brand runs the journeys that name it', () => {
    expect(runs(reach('brands/oasis/brand.json').browser, KYC)).toBe(true);
    expect(runs(reach('brands/mini/brand.json').browser, KYC)).toBe(false);
  });

  it('of the brand that offers every language runs the journeys of languages, the matrix and what builds the brand', () => {
    const { browser, unit, built } = reach('tests/languages/brands/forty/brand.json');
    expect(runs(browser, 'phone language/forty.spec.ts the list of languages')).toBe(true);
    expect(runs(browser, 'mini ../matrix/sample.spec.ts mini /index')).toBe(true);
    expect(runs(browser, KYC)).toBe(false);
    expect(unit).toEqual(['cli/brand/read-brand.test.ts']);
    expect(built).toEqual(['tests/brands/absence.test.ts']);
  });

  it('of a page model runs the journeys that import it, directly or indirectly', () => {
    const { browser } = reach('tests/e2e/page-models/kyc-dialog.ts');
    expect(runs(browser, KYC)).toBe(true);
    expect(runs(browser, 'phone live-chat/support.spec.ts who')).toBe(true);
    expect(runs(browser, INVITE)).toBe(false);
  });

  it('runs the unit tests that import it or read its source, and of data those that import its readers', () => {
    expect(reach('app/features/kyc/kyc-modal.tsx').unit).toEqual(['app/features/kyc/kyc-modal.test.tsx']);
    expect(reach('brands/mini/brand.json').unit).toEqual(['cli/brand/read-brand.test.ts']);
    expect(reach('sandbox/ledger/ledger.ts').unit).toEqual(['tests/features/every-source.test.ts']);
    expect(reach('vitest.config.ts').unit).toBe('all');
  });

  it('runs the built tests of the programs that it is a part of', () => {
    expect(reach('cli/brand/read-brand.ts').built).toEqual(builtTests.slice(0, 2));
    expect(reach('app/shell/shell.tsx').built).toEqual(['tests/brands/absence.test.ts']);
    expect(reach('docs/themes.md').built).toEqual(['tests/docs/docs.test.ts']);
  });

  it('of a unit test alone, of a script or of nothing opens no browser', () => {
    const test = 'app/features/kyc/kyc-modal.test.tsx';
    expect(reach(test, 'scripts/bench.mjs')).toEqual({ unit: [test], built: [], browser: '' });
    expect(reach()).toEqual({ unit: [], built: [], browser: '' });
  });
});

it('every folder of journeys and every tag is a feature, a brand or a window', () => {
  const folders = readdirSync(join(root, 'tests/e2e'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const features = readdirSync(join(root, 'app/features'));
  const known = [...features, 'brands', 'cli', 'errors', 'kit', 'language', 'page-models', 'session', 'shell', 'site'];
  expect(folders.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  const files = readdirSync(join(root, 'tests/e2e'), { recursive: true, encoding: 'utf8' });
  const text = files
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(root, 'tests/e2e', file), 'utf8'));
  const tags = new Set(text.join('').match(/(?<='@)[\w-]+(?=')/g));
  expect([...tags].filter((tag) => ![...features, 'phone', 'desktop', 'both', 'language'].includes(tag))).toEqual([]);
});
