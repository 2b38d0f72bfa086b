import { readSmsProblems } from '../errors/sms-problems.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

test.use({ brand: 'oasis' });

const say = wordsOf('AR');

test('what is wrong with a number or its code is said in Arabic', { tag: '@phone' }, async ({ page, site }) => {
  await readSmsProblems({ page, site, say });
  await expect(page).toHaveURL(/\/login$/);
});
