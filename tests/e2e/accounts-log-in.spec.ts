import type { Page } from '@playwright/test';
import { readAnswers } from './errors/answers.ts';
import { readRefusals } from './errors/log-in-refusals.ts';
import { readSessionEnds, readTrialWarning } from './errors/session-ends.ts';
import { LogInSheet } from './page-models/log-in-sheet.ts';
import { SiteHeader } from './page-models/site-header.ts';
import { expectAccessible } from './site/audit.ts';
import { expect, test } from './site/test.ts';
import { wordsOf } from './site/words.ts';

const PASSWORD = 'Sandbox1!';

test('an answer of any shape ends in words, and the log-in goes on from there', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const sheet = new LogInSheet(page);
  await page.goto(`${site.url}/login`);
  await sheet.fill('player6', PASSWORD);
  await expectAccessible(page);
  await readAnswers({ page, site, say: wordsOf('EN') }, 'player6');
  await expect(new SiteHeader(page).account).toBeVisible();
});

test('the disclaimer comes first, and a default password is changed before anything else', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const sheet = new LogInSheet(page);
  await page.goto(`${site.url}/login`);
  await sheet.fill('default1', 'Welcome1!');
  await sheet.disclaimer.uncheck();
  await sheet.submit();
  await expect(sheet.problem.first()).toContainText('Please accept the disclaimer first');
  await sheet.disclaimer.check();
  await sheet.submit();
  const change = page.getByRole('dialog', { name: 'Choose a new password' });
  await expect(change.getByRole('textbox', { name: 'Username', exact: true })).toHaveValue('default1');
  await expectAccessible(page);
  await change.getByLabel('New password', { exact: true }).fill('Welcome2!');
  await change.getByLabel('Confirm new password').fill('Welcome3!');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(change).toContainText('Confirmation password is not correct');
  await change.getByLabel('Confirm new password').fill('Welcome2!');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(new SiteHeader(page).account).toBeVisible();
  await expect(page).toHaveURL(/\/index$/);
});

test('a wrong answer to the security question logs out, and says so', { tag: '@phone' }, async ({ page, site }) => {
  await logIn(page, site.url, 'question1');
  const question = page.getByRole('dialog', { name: 'Security question' });
  await question.getByLabel('What was the name of your first pet?').fill('Rex');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Wrong answer' })).toBeVisible();
  await expect(page).toHaveURL(/\/index$/);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('what is remembered is no password and no token in clear text', { tag: '@phone' }, async ({ page, site }) => {
  const sheet = new LogInSheet(page);
  await page.goto(`${site.url}/login`);
  await sheet.fill('player9', PASSWORD);
  await sheet.dialog.getByRole('checkbox', { name: 'Remember me for one day' }).check();
  await sheet.submit();
  await expect(new SiteHeader(page).account).toBeVisible();
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('lastLogIn');
  const kept = JSON.stringify([await page.context().cookies(), await page.evaluate(() => ({ ...localStorage }))]);
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  expect(token).not.toBe('');
  expect(kept).not.toContain(PASSWORD);
  expect(kept).not.toContain(token);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${site.url}/login`);
  await expect(sheet.dialog.locator('input[name="username"]')).toHaveValue('player9');
  await expect(sheet.dialog.locator('input[name="password"]')).toHaveValue(PASSWORD);
});

test('what keeps somebody out of the log-in is said', { tag: '@phone' }, async ({ page, site }) => {
  await readRefusals({ page, site, say: wordsOf('EN') });
});

test('why a trial or a session ends is said', { tag: '@desktop' }, async ({ page, site }) => {
  await readTrialWarning({ page, site, say: wordsOf('EN') });
  await readSessionEnds({ page, site, say: wordsOf('EN') });
});

async function logIn(page: Page, url: string, username: string): Promise<void> {
  await page.goto(`${url}/login`);
  await new LogInSheet(page).logIn(username, PASSWORD);
}
