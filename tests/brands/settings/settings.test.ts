import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dictionary } from '#cli/json/guards.ts';
import { repository } from '#tests/cli/run-brandgen.ts';
import { ofThisTurn } from '#tests/matrix/of-this-turn.ts';
import { baseBrand, VALUES } from './base-brand.ts';
import { otherValues, valueAt, withValue } from './changed-brand.ts';
import { expectedParts, SEEN_IN_THE_PAGE } from './expected-effects.ts';
import { type SettingKey, settingKeys } from './setting-keys.ts';
import { type Made, openSiteMaker, type SiteMaker } from './site-maker.ts';
import { changedParts, type Part, partsOf, unusedTokens } from './site-parts.ts';

let maker: SiteMaker;
beforeAll(async () => {
  maker = await openSiteMaker();
});
afterAll(() => maker.close());

const made = new Map<string, Promise<Made>>();

/** The site of a configuration; each one is made once. */
async function siteOf(config: Dictionary): Promise<NonNullable<Made['site']>> {
  const key = JSON.stringify(config);
  const making = made.get(key) ?? maker.make(config);
  made.set(key, making);
  const { site, problems } = await making;
  expect(problems.map(({ path, message }) => `${path}: ${message}`)).toEqual([]);
  if (!site) throw new Error('The configuration has no site.');
  return site;
}

async function changedBy(path: string, values: readonly unknown[]): Promise<Part[][]> {
  const base = baseBrand(path);
  const before = await siteOf(base);
  const changes: Part[][] = [];
  for (const value of values) {
    const after = await siteOf(withValue(base, path, value));
    changes.push(changedParts(partsOf(before), partsOf(after)));
    expect(unusedTokens(before, after)).toEqual([]);
  }
  return changes;
}

/** Another shade, by the last digit, so that texts stay readable. */
async function otherColour(path: string): Promise<string> {
  const { theme } = (await siteOf(baseBrand(path))).brand;
  const colour = String(valueAt(theme, path.replace('theme.', '')));
  return colour.replace(/.$/, (digit) => (digit === '0' ? '1' : (Number.parseInt(digit, 16) - 1).toString(16)));
}

async function valuesFor(key: SettingKey): Promise<readonly unknown[]> {
  if (/^theme\.tokens\.(light|dark)\./.test(key.path)) return [await otherColour(key.path)];
  return VALUES[key.path] ?? otherValues(key, valueAt(baseBrand(key.path), key.path));
}

/** Settings whose effect is not in the site, each with its own check. */
const ELSEWHERE: Readonly<Record<string, { why: string; check: (key: SettingKey) => Promise<void> }>> = {
  $schema: {
    why: 'Editors read it; the site must not change with it.',
    check: async ({ path }) => expect(await changedBy(path, ['../../schemas/brand.schema.json'])).toEqual([[]]),
  },
  id: {
    why: 'It is the name of the folder, and refused if it is another one.',
    check: async ({ path }) => {
      const { problems } = await maker.make(withValue(baseBrand(path), path, 'another'));
      expect(problems.map(({ rule }) => rule)).toEqual(['folder-name']);
    },
  },
  environments: {
    why: 'Each is a site of its own: tests/brands/environments.test.ts.',
    check: async ({ path }) => expect(await changedBy(path, [{ staging: { domains: ['s.example'] } }])).toEqual([[]]),
  },
  template: {
    why: 'A template has no site.',
    check: async ({ path }) => {
      const { site, problems } = await maker.make(withValue(baseBrand(path), path, true));
      expect({ site, problems }).toEqual({ site: null, problems: [] });
    },
  },
};

const keys = settingKeys();
/** Colours are many and alike: a third of them in each run, by turns. */
const colours = keys.filter(({ path }) => /^theme\.tokens\.(light|dark)\./.test(path));
const others = keys.filter((key) => !(key.path in ELSEWHERE) && !colours.includes(key));

describe('every setting of a brand', () => {
  // @proves 3.38
  it.each([...others, ...ofThisTurn(colours)])('$path changes the site as it says', async (key) => {
    const { path } = key;
    const values = await valuesFor(key);
    expect(values.length, 'other values').toBeGreaterThan(0);
    const changes = await changedBy(path, values);
    expect(changes.filter((parts) => parts.length === 0)).toEqual([]);
    expect([...new Set(changes.flat())]).toEqual(expect.arrayContaining([...expectedParts(path)]));
    const isSeenInThePage = changes.some((parts) => parts.join() === 'page data');
    expect({ path, isSeenInThePage }).toEqual({ path, isSeenInThePage: path in SEEN_IN_THE_PAGE });
  });

  it.each(Object.entries(ELSEWHERE))('%s has its effect elsewhere', async (path, { check }) => {
    const key = keys.find((candidate) => candidate.path === path);
    if (!key) throw new Error(`${path} is not a setting.`);
    await check(key);
  });

  it.each(Object.entries(SEEN_IN_THE_PAGE))('%s is tested where it is seen', (path, [file, title]) => {
    const name = path.split('.').at(-1) ?? '';
    const text = readFileSync(join(repository, file), 'utf8');
    expect(keys.map((key) => key.path)).toContain(path);
    expect(text).toContain(`'${title}'`);
    // A browser test runs against a brand of the package, which has the setting.
    if (!file.startsWith('tests/e2e')) expect(text).toMatch(new RegExp(name, 'i'));
  });
});
