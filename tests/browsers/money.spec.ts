import type { Locator } from '@playwright/test';
import { DepositScreen } from '../e2e/page-models/deposit-screen.ts';
import { LogInSheet } from '../e2e/page-models/log-in-sheet.ts';
import { SiteHeader } from '../e2e/page-models/site-header.ts';
import { wordsOf } from '../e2e/site/words.ts';
import { expect, test } from './test.ts';

test.describe('in rupiah, whose digits engines do not agree on', () => {
  test.use({ brand: 'warung', workspace: 'tests/fixtures/workspace' });

  test('the header and a deposit read the same, and mean the same', { tag: '@desktop' }, async ({ page, site }) => {
    await page.goto(`${site.url}/login`);
    const logIn = new LogInSheet(page);
    await expect(logIn.username).toBeVisible();
    await logIn.logIn('player3', 'Sandbox1!');
    await expect(new SiteHeader(page).account).toBeVisible();
    await expect(new SiteHeader(page).region.getByText(/^Rp/)).toHaveText(/^Rp\s?8[.,]000[.,]000$/);
    await page.goto(`${site.url}/member?page=depositv2`);
    const { amount, order, presets } = new DepositScreen(page);
    await expect(amount).toHaveAttribute('placeholder', '0');
    for (const typed of ['50.000', '50,000']) {
      await amount.fill(typed);
      await expect(amount).toHaveAttribute('aria-valuenow', '50000');
    }
    expect(await roomBeside(amount)).toBeLessThan(1.25);
    await amount.fill('8000000');
    await expect(amount).toHaveAttribute('aria-valuenow', '8000000');
    await expect(order).toHaveText(/Rp\s?8[.,]000[.,]000$/);
    await presets.first().click();
    await expect(amount).toHaveValue(/^\d{1,3}([.,]?\d{3})+$/);
  });
});

test.describe('in dirhams, from right to left', () => {
  const say = wordsOf('AR');
  test.use({ brand: 'oasis' });

  test('the sign stands where it stands in every other amount', { tag: '@desktop' }, async ({ page, site }) => {
    await page.goto(`${site.url}/login`);
    const logIn = new LogInSheet(page, say);
    await expect(logIn.username).toBeVisible();
    await logIn.logIn('player3', 'Sandbox1!');
    await expect(new SiteHeader(page, say).account).toBeVisible();
    await page.goto(`${site.url}/member?page=depositv2`);
    const { amount } = new DepositScreen(page, say);
    await expect(amount).toHaveAttribute('placeholder', '0.00');
    await expect(new SiteHeader(page, say).region.getByText('د.إ').first()).toHaveText(/\d[\d,]*\.\d\d/);
    await amount.fill('500');
    const sign = amount.locator('xpath=preceding-sibling::bdi');
    const [field, mark] = [await amount.boundingBox(), await sign.boundingBox()];
    // The mark follows the number, and is to its left from right to left.
    expect(mark?.x ?? Number.NaN).toBeLessThan(field?.x ?? Number.NaN);
  });
});

/** Room beside a field's text, in digits: the sign takes it. */
function roomBeside(field: Locator): Promise<number> {
  return field.evaluate((input: HTMLInputElement) => {
    const widthOf = (text: string) => {
      const copy = document.createElement('span');
      copy.textContent = text;
      copy.style.cssText = 'position: absolute; white-space: pre; font: inherit; letter-spacing: inherit';
      const { fontSize } = getComputedStyle(input);
      copy.style.fontSize = fontSize;
      copy.style.fontVariantNumeric = 'tabular-nums';
      input.after(copy);
      const { width } = copy.getBoundingClientRect();
      copy.remove();
      return width;
    };
    return (input.getBoundingClientRect().width - widthOf(input.value)) / widthOf('0');
  });
}
