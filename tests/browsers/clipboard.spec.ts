import type { Page } from '@playwright/test';
import { DepositScreen } from '../e2e/page-models/deposit-screen.ts';
import { LogInSheet } from '../e2e/page-models/log-in-sheet.ts';
import { SiteHeader } from '../e2e/page-models/site-header.ts';
import { wordsOf } from '../e2e/site/words.ts';
import { expect, test } from './test.ts';

const say = wordsOf('EN');

// Engines let no page read the clipboard without asking, so it is pasted by the keyboard.
test('a member copies an invitation, a deposit’s account and an order’s number, and pastes each', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const main = page.getByRole('main');
  await logIn(page, site.url, 'player1');

  await test.step('the link of the invitation', async () => {
    await page.goto(`${site.url}/member?page=referral`);
    await main.getByRole('button', { name: say('invite:copy'), exact: true }).click();
    await expect(page.getByText(say('invite:copied'))).toBeVisible();
    expect(await pasted(page)).toBe(await main.getByText(/^https?:\/\//).innerText());
  });

  await test.step('the number of an order in the record', async () => {
    await page.goto(`${site.url}/member?page=transactionHistory`);
    await main.getByRole('button', { name: '7 days' }).click();
    const copy = main.getByRole('button', {
      name: new RegExp(`^${say('member-records:account.copy', { order: '' })}`),
    });
    const name = (await copy.first().getAttribute('aria-label')) ?? (await copy.first().innerText());
    await copy.first().click();
    await expect(page.getByText(/ copied$/)).toBeVisible();
    expect(name).toContain(await pasted(page));
  });

  await test.step('the account that a deposit is paid to', async () => {
    await page.goto(`${site.url}/member?page=depositv2`);
    const deposit = new DepositScreen(page);
    await deposit.presets.nth(2).click();
    await deposit.order.click();
    await expect(deposit.state('waiting')).toBeVisible();
    const rows = main.locator('div:has(> dd button)');
    const value = await rows.first().locator('bdi').innerText();
    await rows.first().getByRole('button').click();
    await expect(page.getByText(/ copied$/)).toBeVisible();
    expect(await pasted(page)).toBe(value);
  });
});

test('a member whose browser forbids copying is told to select the text', { tag: '@phone' }, async ({ page, site }) => {
  await logIn(page, site.url, 'player1');
  await page.goto(`${site.url}/member?page=referral`);
  const copy = page.getByRole('main').getByRole('button', { name: say('invite:copy'), exact: true });
  await expect(copy).toBeVisible();
  // A site without TLS has no clipboard at all.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy.click();
  await expect(page.getByText(say('invite:notCopied'))).toBeVisible();
  const link = page.getByRole('main').getByText(/^https?:\/\//);
  expect(await link.evaluate((element) => getComputedStyle(element).userSelect)).not.toBe('none');
});

async function logIn(page: Page, url: string, account: string): Promise<void> {
  await page.goto(`${url}/login`);
  await new LogInSheet(page).logIn(account, 'Sandbox1!');
  await expect(new SiteHeader(page).account).toBeVisible();
}

/** Pastes the clipboard into a field beside the page. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.id = 'pasted';
    document.body.append(field);
    field.focus();
  });
  const field = page.locator('#pasted');
  await page.keyboard.press('Control+v');
  await expect(field).not.toHaveValue('');
  const text = await field.inputValue();
  await field.evaluate((element) => element.remove());
  return text;
}
