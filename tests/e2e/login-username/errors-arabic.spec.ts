import { readAnswers } from '../errors/answers.ts';
import { readForgot, readRefusals } from '../errors/log-in-refusals.ts';
import { readSessionEnds, readTrialWarning, readWrongAnswer } from '../errors/session-ends.ts';
import { PASSWORD } from '../errors/visit.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { expectAccessible } from '../site/audit.ts';
import { test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

test.use({ brand: 'oasis' });

const say = wordsOf('AR');

test('an answer of any shape ends in Arabic words, and the log-in goes on from there', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const sheet = new LogInSheet(page, say);
  await page.goto(`${site.url}/login`);
  await sheet.fill('player6', PASSWORD);
  await readAnswers({ page, site, say }, 'player6');
});

test('what keeps somebody out of the log-in is said in Arabic', { tag: ['@phone', '@forgot-password'] }, async ({
  page,
  site,
}) => {
  await readRefusals({ page, site, say });
  await expectAccessible(page);
  await readForgot({ page, site, say });
});

test('why a trial, an answer or a session ends is said in Arabic', {
  tag: ['@desktop', '@account', '@free-play', '@security-question'],
}, async ({ page, site }) => {
  await readTrialWarning({ page, site, say });
  await readWrongAnswer({ page, site, say });
  await readSessionEnds({ page, site, say });
  await expectAccessible(page);
});
