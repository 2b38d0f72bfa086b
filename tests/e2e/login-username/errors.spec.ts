import { readAnswers } from '../errors/answers.ts';
import { readRefusals } from '../errors/log-in-refusals.ts';
import { PASSWORD } from '../errors/visit.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expectAccessible } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

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

test('what keeps somebody out of the log-in is said', { tag: '@phone' }, async ({ page, site }) => {
  await readRefusals({ page, site, say: wordsOf('EN') });
});
