import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { acceptDisclaimer } from '../site/accept-disclaimer.ts';
import { logInAs } from '../site/log-in-as.ts';
import { serve } from '../site/running-site.ts';

type Served = Awaited<ReturnType<typeof serve>>;

/** An operator's platform: a sandbox of another day. */
let platform: Served;
let site: Served;

test.beforeAll(async () => {
  platform = await serve('sandbox', '--brand', 'lotus', '--now', '2026-03-01T10:00:00+08:00');
  site = await serve('dev', 'lotus', '--platform', platform.url, '--mock', 'wallets,lottery');
});
test.afterAll(async () => {
  await site.stop();
  await platform.stop();
});

test('a member of the platform has money in a mocked domain, and the page says that there are two balances', {
  tag: '@desktop',
}, async ({ page }) => {
  await acceptDisclaimer(page);
  await logInAs(page, site, 'player9');
  const mocked = page.waitForResponse(/\/wps\/v2\/wallets\/balance/);
  await page.goto(`${site.url}/member/wallet`);
  expect((await mocked).status()).toBe(200);
  await expect(page.getByText('wallets, lottery from the sandbox, with another balance')).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
});

test('an adapter makes another envelope the contract’s, and an edit of it reloads the page', {
  tag: '@desktop',
}, async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'brandgen-adapter-'));
  cpSync('brands/mini', join(folder, 'brands/mini'), { recursive: true });
  /** Answers as the platform, in an envelope of its own. */
  const theirs = createServer(async ({ method = 'GET', url }, response) => {
    const answer = await fetch(platform.url + url, { method });
    const { success, value, ...refusal } = JSON.parse(await answer.text());
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(success ? { code: 0, data: value } : { code: 1, ...refusal }));
  });
  await new Promise<void>((resolve) => theirs.listen(0, '127.0.0.1', resolve));
  const address = theirs.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const adapter = (success: string) =>
    writeFileSync(
      join(folder, 'platform.adapter.ts'),
      `import type { PlatformAdapter } from 'brandgen/adapter';
export const adapter: PlatformAdapter = {
  envelope: ({ code, data }: { code: number; data?: unknown }) => ({ success: ${success}, value: data }),
};
`,
    );
  adapter('code === 0');
  const own = await serve('dev', 'mini', '--workspace', folder, '--platform', origin);
  try {
    await acceptDisclaimer(page);
    await page.goto(`${own.url}/rng`);
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    adapter('code === missing');
    await expect(page.getByRole('dialog', { name: 'Problems' }).getByText(/platform\.adapter\.ts:3/)).toBeVisible();
    adapter('code === 0');
    await expect(page.getByRole('dialog', { name: 'Problems' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  } finally {
    await own.stop();
    theirs.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
