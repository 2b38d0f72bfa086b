import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reachOf } from './reach.mjs';

const root = join(import.meta.dirname, '../..');
const journeys = {
  'tests/e2e/kyc/verification.spec.ts': "import { KycDialog } from '../page-models/kyc-dialog.ts';",
  'tests/e2e/missions/missions.spec.ts': "test('…', { tag: ['@desktop', '@invite'] }, async () => {});",
  'tests/e2e/live-chat/support.spec.ts': "import { readDesk } from '../errors/desk.ts';",
  'tests/e2e/errors/desk.ts': "import { KycDialog } from '../page-models/kyc-dialog.ts';",
  'tests/e2e/page-models/kyc-dialog.ts': '',
};
const reach = (...files: string[]) => reachOf(files, journeys);
const runs = (pattern: string, title: string) => pattern !== '' && new RegExp(pattern).test(title);

describe('a change', () => {
  it.each(['app/features/kyc/kyc-modal.tsx', 'locales/AR/kyc.json', 'sandbox/kyc/verify.ts'])(
    'of %s runs the journeys in the folder of that feature',
    (file) => {
      const { built, browser } = reach(file);
      expect(built).toBe(true);
      expect(runs(browser, 'phone kyc/verification.spec.ts who has not begun @phone')).toBe(true);
      expect(runs(browser, 'phone missions/missions.spec.ts a player @desktop @invite')).toBe(false);
    },
  );

  it('of a feature runs the journeys tagged with it', () => {
    const { browser } = reach('app/features/invite/feature.ts');
    expect(runs(browser, 'desktop missions/missions.spec.ts a player @desktop @invite')).toBe(true);
    expect(runs(browser, 'desktop live/live.spec.ts a player @invite-only')).toBe(false);
  });

  it.each([
    'app/shell/shell.tsx',
    'app/features/vip/feature.ts',
    'themes/aurora/theme.css.ts',
    'tests/e2e/site/test.ts',
  ])('of %s runs every journey', (file) =>
    expect(runs(reach(file).browser, 'phone agent/log-in.spec.ts an agent @phone')).toBe(true),
  );

  it('of a page model runs the journeys that import it, directly or indirectly', () => {
    const { browser } = reach('tests/e2e/page-models/kyc-dialog.ts');
    expect(runs(browser, 'phone kyc/verification.spec.ts who')).toBe(true);
    expect(runs(browser, 'phone live-chat/support.spec.ts who')).toBe(true);
    expect(runs(browser, 'phone missions/missions.spec.ts who')).toBe(false);
  });

  it('of a journey runs that journey, and of the matrix its cells', () => {
    expect(runs(reach('tests/e2e/kyc/verification.spec.ts').browser, 'phone kyc/verification.spec.ts who')).toBe(true);
    expect(runs(reach('tests/matrix/visit.ts').browser, 'mini ../matrix/sample.spec.ts mini /index')).toBe(true);
  });

  it('of a unit test alone, of a script or of nothing opens no browser', () => {
    expect(reach('app/features/kyc/feature.test.ts', 'scripts/bench.mjs')).toEqual({
      everyUnit: false,
      built: false,
      browser: '',
    });
    expect(reach()).toEqual({ everyUnit: false, built: false, browser: '' });
  });

  it('of data that tests read as files runs every unit test', () => {
    expect(reach('brands/aurora/brand.json').everyUnit).toBe(true);
    expect(reach('app/shell/shell.tsx').everyUnit).toBe(false);
  });
});

it('every folder of journeys and every tag is a feature, a brand or a window', () => {
  const folders = readdirSync(join(root, 'tests/e2e'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const features = readdirSync(join(root, 'app/features'));
  const known = [...features, 'brands', 'cli', 'errors', 'kit', 'language', 'page-models', 'shell', 'site'];
  expect(folders.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  const files = readdirSync(join(root, 'tests/e2e'), { recursive: true, encoding: 'utf8' });
  const text = files
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(root, 'tests/e2e', file), 'utf8'));
  const tags = new Set(text.join('').match(/(?<='@)[\w-]+(?=')/g));
  expect([...tags].filter((tag) => ![...features, 'phone', 'desktop', 'language'].includes(tag))).toEqual([]);
});
