import { checkAnswers } from '../errors/answers.ts';
import { checkForgotRefusals, checkLogInRefusals } from '../errors/log-in-refusals.ts';
import { checkSessionEnds, checkTrialWarning, checkWrongAnswer } from '../errors/session-ends.ts';
import { PASSWORD } from '../errors/visit.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { expectAccessible } from '../site/audit.ts';
import { test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

test.use({ brand: 'oasis' });

const say = wordsOf('AR');

// @proves 8.18 in Arabic, 8.19 in Arabic, 8.22 in Arabic, 8.23 in Arabic, 8.24 in Arabic, 8.25 in Arabic
// @proves 8.36 in Arabic, 8.39 in Arabic
test('every platform answer leads to an Arabic message, and the log-in can be retried', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const sheet = new LogInSheet(page, say);
  await page.goto(`${site.url}/login`);
  await sheet.fill('player6', PASSWORD);
  await checkAnswers({ page, site, say }, 'player6');
});

// @proves 8.21 in Arabic, 8.27 in Arabic, 8.36 in Arabic
test('log-in errors are in Arabic', { tag: ['@phone', '@forgot-password'] }, async ({ page, site }) => {
  await checkLogInRefusals({ page, site, say });
  await expectAccessible(page);
  await checkForgotRefusals({ page, site, say });
});

// @proves 8.28 in Arabic, 8.31 in Arabic, 8.32 in Arabic, 8.38 in Arabic
test('trial, security question and session messages are in Arabic', {
  tag: ['@desktop', '@account', '@free-play', '@security-question'],
}, async ({ page, site }) => {
  await checkTrialWarning({ page, site, say });
  await checkWrongAnswer({ page, site, say });
  await checkSessionEnds({ page, site, say });
  await expectAccessible(page);
});
