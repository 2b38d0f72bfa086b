import { checkAnswers } from '../errors/answers.ts';
import { checkLogInRefusals } from '../errors/log-in-refusals.ts';
import { PASSWORD } from '../errors/visit.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expectAccessible } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

// @proves 8.18, 8.19, 8.22, 8.23, 8.24, 8.25, 8.36, 8.39
test('every platform answer leads to a message, and the log-in can be retried', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const sheet = new LogInSheet(page);
  await page.goto(`${site.url}/login`);
  await sheet.fill('player6', PASSWORD);
  await expectAccessible(page);
  await checkAnswers({ page, site, say: wordsOf('EN') }, 'player6');
  await expect(new SiteHeader(page).account).toBeVisible();
});

// @proves 8.27, 8.36
test('log-in errors are shown', { tag: '@phone' }, async ({ page, site }) => {
  await checkLogInRefusals({ page, site, say: wordsOf('EN') });
});
