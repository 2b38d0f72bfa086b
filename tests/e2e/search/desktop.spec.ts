import { SearchSheet } from '../page-models/search-sheet.ts';
import { expectAccessible } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

test('a player searches by keyboard alone', {
  tag: ['@desktop', '@promotions', '@lottery', '@games'],
}, async ({ page, site }) => {
  const search = new SearchSheet(page);
  await page.goto(`${site.url}/index`);
  await expect(search.inHeader).toHaveText(/^Search \d+ games/);
  await expectAccessible(page);

  await test.step('opens it by the slash, and closes it with the focus where it was', async () => {
    await search.inHeader.focus();
    await page.keyboard.press('/');
    await expect(search.field).toBeFocused();
    await expect(search.field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(search.inHeader).toBeFocused();
  });

  await test.step('moves through what it finds as it types', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('dra');
    await expect(search.said).toHaveText(/^\d+ results$/);
    await expect(search.said).toHaveAttribute('aria-busy', 'false');
    const first = await search.active.innerText();
    await page.keyboard.press('ArrowDown');
    await expect(search.active).not.toHaveText(first, { useInnerText: true });
    await page.keyboard.press('ArrowUp');
    await expect(search.active).toHaveText(first, { useInnerText: true });
    await expectAccessible(page);
  });

  await test.step('finds a lottery by its Chinese name, and a promotion', async () => {
    await search.field.fill('暹罗');
    await expect(search.result('Siam Draw', 'Lotteries')).toBeVisible();
    await search.field.fill('cash rebate');
    await expect(search.active).toContainText(/rebate/i);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/promotions\?id=\d+/);
    await expect(search.sheet).toBeHidden();
  });
});
