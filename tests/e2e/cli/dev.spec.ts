import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serve } from '../site/running-site.ts';

let folder: string;
let site: Awaited<ReturnType<typeof serve>>;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'brandgen-dev-'));
  cpSync('brands/mini', join(folder, 'brands/mini'), { recursive: true });
  site = await serve('dev', 'mini', '--workspace', folder);
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

function edit(change: (text: string) => string): void {
  const file = join(folder, 'brands/mini/brand.json');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

test('a framed game may ask before it places a bet', { tag: '@desktop' }, async ({ request }) => {
  const headers = { origin: 'null', 'access-control-request-method': 'POST' };
  const answer = await request.fetch(`${site.url}/sandbox/game/bet`, { method: 'OPTIONS', headers });
  expect(answer.headers()['access-control-allow-origin']).toBe('null');
});

test('an open page updates as its brand is edited, and shows the brand’s problems', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(`${site.url}/index`);
  const home = page.getByRole('banner').getByRole('link', { name: 'Mini' });
  await expect(home).toBeVisible();
  edit((text) => text.replace('"Mini"', '"Maxi"'));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Maxi' })).toBeVisible();
  edit((text) => text.replace('"minimumAge": 18', '"minimumAge": 17'));
  const problems = page.getByRole('dialog', { name: 'Problems' });
  await expect(problems.getByText(/minimumAge/)).toBeVisible();
  await expect(page.getByText('vite.config')).toHaveCount(0);
  edit((text) => text.replace('"minimumAge": 17', '"minimumAge": 18'));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Maxi' })).toBeVisible();
});

test('problems lie above a dialog of the site, and can be closed there', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`${site.url}/index`);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /log in/i })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  edit((text) => text.replace('"minimumAge": 18', '"minimumAge": 16'));
  const problems = page.getByRole('dialog', { name: 'Problems' });
  await expect(problems.getByText(/minimumAge/)).toBeVisible();
  await problems.getByRole('button', { name: 'Close' }).click();
  await expect(problems).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
  edit((text) => text.replace('"minimumAge": 16', '"minimumAge": 18'));
});
