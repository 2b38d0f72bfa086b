import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { repository, runBrandgen } from '#tests/cli/run-brandgen.ts';
import { axeFaults } from '#tests/e2e/site/audit.ts';
import { runSite } from '#tests/e2e/site/running-site.ts';
import { PHONE } from '../pictures.ts';
import { contactSheet } from './contact-sheet.ts';
import { drawBrands } from './drawn-brands.ts';

const SCHEMES = ['light', 'dark'] as const;
const COLUMNS = 10;
const WIDTH = 195;
/** One in so many is audited. */
const SAMPLE = 5;

export interface ColourSheets {
  /** Keyed by scheme. */
  readonly sheets: Readonly<Record<string, Buffer>>;
  /** Axe's violations, with the brand and the scheme. */
  readonly faults: readonly string[];
}

/** First screens of fifty brands that are made from one colour each, in both schemes. */
export async function colourSheets(browser: Browser): Promise<ColourSheets> {
  const workspace = mkdtempSync(path.join(tmpdir(), 'brandgen-colours-'));
  const brands = drawBrands(workspace);
  const out = path.join(workspace, 'dist');
  const words = ['build', '--all', '--workspace', workspace, '--out', out];
  const { exitCode, stdout, stderr } = await runBrandgen(words, { cwd: repository });
  if (exitCode !== 0) throw new Error(`The build ended with ${exitCode}: ${stdout}${stderr}`);
  // One platform for all: pages are answered from the brands' own folders.
  const site = await runSite(brands[0] ?? '', ['--workspace', workspace]);
  const sheets: Record<string, Buffer> = {};
  const faults: string[] = [];
  try {
    for (const scheme of SCHEMES) {
      const shots: Buffer[] = [];
      for (const [at, brand] of brands.entries()) {
        const page = await openHome(browser, { url: site.url, folder: path.join(out, brand), scheme });
        shots.push(await page.screenshot());
        if (at % SAMPLE === 0) {
          const found = await axeFaults(page, { contrast: true });
          faults.push(...found.map((fault) => `${brand} in ${scheme}: ${fault}`));
        }
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.context().close();
      }
      sheets[scheme] = await contactSheet(shots, COLUMNS, WIDTH);
    }
  } finally {
    await site.stop();
    rmSync(workspace, { recursive: true });
  }
  return { sheets, faults };
}

interface Home {
  url: string;
  /** The brand's built site. */
  folder: string;
  scheme: string;
}

async function openHome(browser: Browser, { url, folder, scheme }: Home): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce', isMobile: true });
  const page = await context.newPage();
  await page.addInitScript((choice) => localStorage.setItem('scheme', choice), scheme);
  await page.route(`${url}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = [pathname, `${pathname}.html`].map((name) => path.join(folder, name)).find(isFile);
    await (file === undefined ? route.continue() : route.fulfill({ path: file }));
  });
  await page.goto(`${url}/index`, { waitUntil: 'networkidle' });
  await page.getByText('Mekong Draw').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

function isFile(place: string): boolean {
  return path.extname(place) !== '' && existsSync(place);
}
