import { checkFirebaseProblems } from '../errors/firebase-problems.ts';
import { LANGUAGES, openIn } from '../errors/visit.ts';
import { expectAccessible } from '../site/audit.ts';
import { mockFirebase } from '../site/firebase-mock.ts';
import { controlClock } from '../site/page-clock.ts';
import { test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

// A brand for tests: the only one with every log-in method and a right-to-left language.
test.use({ brand: 'souk', workspace: 'tests/fixtures/workspace' });

// @proves 8.7, 8.7 in Arabic, 8.8, 8.8 in Arabic, 8.9, 8.9 in Arabic, 8.10, 8.10 in Arabic, 8.11, 8.11 in Arabic
// @proves 8.12, 8.12 in Arabic, 8.13, 8.13 in Arabic, 8.14, 8.14 in Arabic, 8.15, 8.15 in Arabic, 8.16
// @proves 8.16 in Arabic, 8.17, 8.17 in Arabic
test('each of Firebase’s eleven errors is shown in English and Arabic', { tag: '@phone' }, async ({ page, site }) => {
  const firebase = await mockFirebase(page);
  await controlClock(page, site);
  for (const language of LANGUAGES) {
    await openIn(page, language);
    await checkFirebaseProblems({ page, site, say: wordsOf(language) }, firebase);
  }
  await expectAccessible(page);
});
