import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SearchSheet } from '../page-models/search-sheet.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

const say = wordsOf('AR');
test.use({ brand: 'oasis' });

test('a player finds games, help and vendors from the bar, right to left, and nothing has a dead end', {
  tag: ['@phone', '@games', '@help', '@promotions', '@deposit', '@account', '@home'],
}, async ({ page, site }) => {
  const search = new SearchSheet(page, say);
  const bar = page.getByRole('navigation', { name: say('shell:navigation.bar') });
  await page.goto(`${site.url}/index`);
  await expect(bar.getByRole('link')).toHaveText([
    say('home:entry.home'),
    say('search:entry.search'),
    say('deposit:entry.deposit'),
    say('promotions:entry.inBar'),
    say('account:entry.account'),
  ]);

  await test.step('types without a mark, and sees where the sections of the help are', async () => {
    await search.inBar.click();
    await expect(search.field).toBeFocused();
    await expectAccessible(page);
    await search.field.fill('الخصوصيه');
    await expect(search.result(say('help:privacy.title'), say('help:entry.help'))).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('is told when nothing has the name, and where to go on', async () => {
    await search.field.fill('qqqqqq');
    await expect(search.sheet.getByText(say('search:none.text'))).toBeVisible();
    await expect(search.said).toHaveText(say('search:none.title', { text: 'qqqqqq' }));
    await expect(search.sheet.getByRole('link', { name: say('search:none.games') })).toBeVisible();
    await expectAccessible(page);
    await search.sheet.getByRole('link', { name: say('search:none.help') }).click();
    await expect(page).toHaveURL(/\/help$/);
    await expect(search.sheet).toBeHidden();
  });

  await test.step('opens a vendor’s games', async () => {
    await search.inBar.click();
    await search.field.fill('jadew');
    await search.result('Jadeworks').first().click();
    await expect(page).toHaveURL(/vassalage=JDW/);
    await expect(search.sheet).toBeHidden();
  });

  await test.step('finds it among recent searches, clears them, and returns to where the search was opened', async () => {
    await search.inBar.click();
    await search.recent('jadew').click();
    await expect(search.field).toHaveValue('jadew');
    await search.sheet.getByRole('button', { name: say('search:clear') }).click();
    await search.sheet.getByRole('button', { name: say('search:recent.clear') }).click();
    await expect(search.recent('jadew')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(search.inBar).toBeFocused();
  });

  await test.step('is asked to log in for a deposit', async () => {
    await bar.getByRole('link', { name: say('deposit:entry.deposit') }).click();
    await expect(new LogInSheet(page, say).dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/\/login$/);
  });

  await test.step('starts a game after the log-in, as its tile does', async () => {
    await search.inBar.click();
    await search.field.fill('fortne tigr');
    await search.result('Fortune Tiger').click();
    await new LogInSheet(page, say).logIn('player3', 'Sandbox1!');
    await expect(page).toHaveURL(/\/seamless\?vassalage=JDW/);
  });
});
