import type { Locator, Page } from '@playwright/test';
import { DepositScreen } from '../page-models/deposit-screen.ts';
import { WithdrawalScreen } from '../page-models/withdrawal-screen.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

/** The most pixels of a phone that the frame around a page takes. */
const ABOVE = 130;
const FOOT = 90;

const PHONES = [
  { width: 390, height: 844, text: '100%' },
  { width: 320, height: 568, text: '100%' },
  { width: 390, height: 844, text: '200%' },
];

test('a phone shows the amount at once where money moves', { tag: ['@phone', '@deposit', '@withdrawal'] }, async ({
  page,
  site,
}) => {
  await logInAs(page, site, 'player12');
  const deposit = new DepositScreen(page);
  const withdrawal = new WithdrawalScreen(page);
  for (const [id, amount, action] of [
    ['depositv2', deposit.amount, deposit.order],
    ['withdraw', withdrawal.amount, withdrawal.act],
  ] as const) {
    await page.goto(`${site.url}/member?page=${id}`);
    await expect(amount).toBeVisible();
    for (const phone of PHONES) {
      await test.step(`${id}, ${phone.width} × ${phone.height}, text of ${phone.text}`, async () => {
        await show(page, phone);
        await expect.poll(() => endOf(amount), 'the amount ends above the foot').toBeLessThan(await topOf(action));
        if (phone.text === '100%') {
          expect(await topOf(page.getByRole('main'))).toBeLessThanOrEqual(ABOVE);
          expect((await action.locator('..').boundingBox())?.height).toBeLessThanOrEqual(FOOT);
        }
      });
    }
  }
});

async function show(page: Page, { text, ...window }: (typeof PHONES)[number]): Promise<void> {
  await page.setViewportSize(window);
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, text);
}

async function topOf(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().top);
}

async function endOf(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().bottom);
}
