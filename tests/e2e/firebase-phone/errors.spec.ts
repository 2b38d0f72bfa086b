import { readFirebaseProblems } from '../errors/firebase-problems.ts';
import { LANGUAGES, speak } from '../errors/visit.ts';
import { expectAccessible } from '../site/audit.ts';
import { doubleFirebase } from '../site/firebase-double.ts';
import { test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

// A brand of the tests' own: no other has every way into an account and is read from right to left too.
test.use({ brand: 'souk', workspace: 'tests/fixtures/workspace' });

test('each of Firebase’s eleven errors is said in English and in Arabic', { tag: '@phone' }, async ({ page, site }) => {
  const firebase = await doubleFirebase(page);
  await page.clock.install();
  for (const language of LANGUAGES) {
    await speak(page, language);
    await readFirebaseProblems({ page, site, say: wordsOf(language) }, firebase);
  }
  await expectAccessible(page);
});
