import { checkSmsProblems } from '../errors/sms-problems.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

test.use({ brand: 'oasis' });

const say = wordsOf('AR');

// @proves 8.34 in Arabic, 8.35 in Arabic
test('errors about a number or its code are in Arabic', { tag: '@phone' }, async ({ page, site }) => {
  await checkSmsProblems({ page, site, say });
  await expect(page).toHaveURL(/\/login$/);
});
