import { SiteHeader } from '../page-models/site-header.ts';
import { expect, test } from '../site/test.ts';

test('a disabled module leaves no gap', { tag: ['@phone', '@both'] }, async ({ page, site }) => {
  const header = new SiteHeader(page);
  await site.set({ modules: { USERNAMEREG3: false, MOBILENUMREG3: false } });
  await page.goto(`${site.url}/index`);
  await expect(header.logIn).toBeVisible();
  await expect(header.register).toHaveCount(0);

  await page.goto(`${site.url}/register`);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

// These cannot be read or break the contract; the unit tests have every kind.
for (const brokenTree of ['not-json', 'wrong-types']) {
  test(`a tree that is ${brokenTree} leaves the core, and the session's last good tree wins over it`, {
    tag: '@desktop',
  }, async ({ page, site }) => {
    const header = new SiteHeader(page);
    await site.set({ brokenTree });
    await page.goto(`${site.url}/index`);
    await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
    await expect(header.logIn).toHaveCount(0);

    await site.set({ brokenTree: null });
    await page.reload();
    await expect(header.logIn).toBeVisible();
    await site.set({ brokenTree });
    await page.reload();
    await expect(header.logIn).toBeVisible();
  });
}
