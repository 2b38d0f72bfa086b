import type { Page } from '@playwright/test';
import { DepositScreen } from '../e2e/page-models/deposit-screen.ts';
import { LogInSheet } from '../e2e/page-models/log-in-sheet.ts';
import { PromotionsScreen } from '../e2e/page-models/promotions-screen.ts';
import { SiteHeader } from '../e2e/page-models/site-header.ts';
import { UploadNotice } from '../e2e/page-models/upload-notice.ts';
import { WithdrawalScreen } from '../e2e/page-models/withdrawal-screen.ts';
import { photograph } from '../e2e/site/photograph.ts';
import { wordsOf } from '../e2e/site/words.ts';
import { unfit } from './dialog-fit.ts';
import { expect, test } from './test.ts';

const say = wordsOf('EN');
const PASSWORD = 'Sandbox1!';
const DIGITS = '482915';
const text = { name: 'proof.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
const photo = { name: 'proof.jpg', mimeType: 'image/jpeg', buffer: photograph() };

// Each engine reads, turns and draws a picture in its own way before it is sent.
test('a member proves a deposit with a photo', { tag: '@phone' }, async ({ page, site }) => {
  const deposit = new DepositScreen(page);
  await logIn(page, site.url, 'player12');
  await page.goto(`${site.url}/member?page=depositv2`);
  await deposit.presets.nth(2).click();
  await deposit.method('Paloma').check();
  await deposit.order.click();
  await expect(deposit.state('waiting')).toBeVisible();
  const proof = page.getByRole('main').getByLabel('Screenshot or photo');
  await proof.setInputFiles(text);
  await confirmFitting(page, 'warning', 'Please use a JPEG or PNG picture');
  await proof.setInputFiles(photo);
  await confirmFitting(page, 'success', 'We have your proof. You can replace it.');
});

test('a member shows by a photo that a withdrawal has not arrived', { tag: '@phone' }, async ({ page, site }) => {
  const withdrawal = new WithdrawalScreen(page);
  const main = page.getByRole('main');
  await logIn(page, site.url, 'player12');
  await page.goto(`${site.url}/member?page=withdraw`);
  await withdrawal.presets.first().click();
  await withdrawal.act.click();
  await withdrawal.setPaymentPassword(DIGITS, PASSWORD);
  await withdrawal.confirm(DIGITS);
  await expect(main.getByText('Waiting for approval')).toBeVisible();
  await site.operateWithdrawal(WithdrawalScreen.orderIdOf(page), 'pay');
  await main.getByRole('radio', { name: 'Not received' }).check();
  await withdrawal.act.click();
  await confirmFitting(page, 'warning', 'Add a picture of your statement.');
  await main.getByLabel('Picture of your statement', { exact: true }).setInputFiles(photo);
  await withdrawal.act.click();
  await confirmFitting(page, 'success', 'We have your picture and are looking for');
});

test('a member applies for a promotion with a photo', { tag: '@desktop' }, async ({ page, site }) => {
  const promotions = new PromotionsScreen(page);
  await logIn(page, site.url, 'player3');
  await page.goto(`${site.url}/promotions?category=WELCOME&id=501`);
  await promotions.action('join.APPLY').click();
  await promotions.choosePicture(1, text);
  await confirmFitting(page, 'warning', say('shell:upload.type'));
  await promotions.choosePicture(1, photo);
  await promotions.dialog.getByLabel(say('promotions:apply.comment')).fill('Paid by bank transfer.');
  await promotions.action('apply.send').click();
  await expect.poll(() => unfit(page)).toEqual([]);
  await promotions.confirmSent();
  await expect(promotions.dialog).toContainText(say('promotions:note.APPLYING'));
});

/** Checks that the notice of an upload is as high as its content, and confirms it. */
async function confirmFitting(page: Page, tone: 'warning' | 'success', words: string): Promise<void> {
  await expect(page.getByRole('dialog').filter({ hasText: words }).last()).toBeVisible();
  await expect.poll(() => unfit(page)).toEqual([]);
  await new UploadNotice(page).confirm(tone, words);
}

async function logIn(page: Page, url: string, account: string): Promise<void> {
  await page.goto(`${url}/login`);
  await new LogInSheet(page).logIn(account, PASSWORD);
  await expect(new SiteHeader(page).account).toBeVisible();
}
