import { compositionOf, sendComposition } from '#app/kit/keys/composition.fixture.ts';
import { SearchSheet } from '../e2e/page-models/search-sheet.ts';
import { expect, test } from './test.ts';

// No engine lets a driver compose with a real input method, so the events are made as each engine sends them.
test('Enter that ends a composition opens no result, and the next one does', { tag: '@desktop' }, async ({
  page,
  site,
  engineName,
}) => {
  const search = new SearchSheet(page);
  await page.goto(`${site.url}/index`);
  await search.inHeader.click();
  await search.field.fill('fortune');
  await expect(search.sheet.getByRole('option').first()).toBeVisible();
  await search.field.evaluate(sendComposition, compositionOf(engineName, 'Enter'));
  await expect(search.field).toBeFocused();
  await expect(page).toHaveURL(/\/index$/);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/index$/);
});
