import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBrand } from '#sandbox/setup/sandbox-brand.ts';
import { readOffered } from '#schemas/languages/offered-list.ts';
import { repository, runBrandgen } from './run-brandgen.ts';
import { faultsOf, filesOf } from './site-state.ts';

const workspace = mkdtempSync(join(tmpdir(), 'brandgen-regulator-'));
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(workspace, path), 'utf8');
const write = (path: string, value: object) => writeFileSync(join(workspace, path), JSON.stringify(value));

/** The brand acme of a regulator that allows 19, and the brand bcme of one without texts that allows 20. */
beforeAll(async () => {
  cpSync(join(repository, 'tests/fixtures/right/regulator-of-the-workspace'), workspace, { recursive: true });
  const board = { id: 'board', name: 'Board of Games', url: 'https://board.example', minimumAge: 20 };
  write('regulators/board.json', board);
  const own = { id: 'bcme', name: 'Bcme', merchant: 'bcme01', site: { domains: ['bcme.example'] } };
  mkdirSync(join(workspace, 'brands/bcme'));
  write('brands/bcme/brand.json', { ...own, extends: 'mini', legal: { minimumAge: 20, regulator: 'board' } });
  const { exitCode, stdout, stderr } = await runBrandgen(['build', '--all', '--json'], { cwd: workspace });
  expect({ exitCode, stderr, problems: JSON.parse(stdout).problems }).toEqual({
    exitCode: 0,
    stderr: '',
    problems: [],
  });
});

it("builds the age, the texts, the licence and the seal of a workspace's own regulator into the page", () => {
  const page = read('out/acme/index.html');
  const notice =
    'Acme holds licence KGC 7/2026 of the Kingdom Gaming Commission and is open to players of 19 and over.';
  expect(page).toContain(notice);
  expect(page).toContain('When it stops being fun, stop playing.');
  expect(page).toMatch(/aria-label="19\+ only"[^>]*>19(<!-- -->)?\+</);
  expect(page).toContain('href="https://kgc.example/licences/KGC%207%2F2026"');
  expect(page).toContain('href="https://kgc.example/help"');
  const seal = filesOf(join(workspace, 'out/acme')).find((file) => /^assets\/seal-\w+\.svg$/.test(file)) ?? 'none';
  expect(page).toContain(`src="/${seal}"`);
  expect(read(`out/acme/${seal}`)).toBe(read('regulators/seals/kgc.svg'));
  expect(faultsOf(join(workspace, 'out/acme'))).toEqual([]);
});

it('builds the texts of each language into the words of that language', () => {
  const first = filesOf(join(workspace, 'out/acme')).find((file) => /^words\/VN-\w+\/first\.json$/.test(file)) ?? '';
  expect(JSON.parse(read(`out/acme/${first}`)).shell.legal).toMatchObject({
    regulator: 'Ủy ban Trò chơi Vương quốc',
    responsible: 'Hết vui thì dừng chơi.',
  });
});

it('needs no more of a regulator than its name, its address and its age', () => {
  const page = read('out/bcme/index.html');
  expect(page).toMatch(/aria-label="20\+ only"/);
  expect(page).toContain('Board of Games');
  expect(filesOf(join(workspace, 'out/bcme')).filter((file) => /seal.*\.svg$/.test(file))).toEqual([]);
});

/** The brand as the sandbox reads it from the page. */
async function brandOf(id: string) {
  const [, json = ''] =
    /<script type="application\/json" id="brand">(.*?)<\/script>/s.exec(read(`out/${id}/index.html`)) ?? [];
  const { languages, ...brand } = JSON.parse(json);
  write(`${id}.json`, { ...brand, languages: { ...languages, offered: readOffered(languages.offered) } });
  return await readBrand(join(workspace, `${id}.json`));
}

it.each([
  ['acme', 19],
  ['bcme', 20],
])('gives the sandbox the minimum age of %s', async (id, minimumAge) => {
  expect((await brandOf(id)).legal.minimumAge).toBe(minimumAge);
});

it("gives the site what a workspace's own regulator rules on player care, and nothing of it to other brands", async () => {
  expect((await brandOf('acme')).playerCare).toEqual({
    parts: ['limits'],
    increaseHours: 72,
    waitsForPeriod: false,
    realityCheck: { minutes: 15, shortest: 15, longest: 30 },
    youngAdults: null,
    helpLines: [
      {
        name: 'Kingdom Help Line',
        country: null,
        phone: null,
        url: 'https://kgc.example/talk',
        languages: ['EN', 'VN'],
      },
    ],
  });
  expect((await brandOf('bcme')).playerCare).toBeNull();
});
