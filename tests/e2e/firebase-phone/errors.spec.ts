import { checkFirebaseProblems } from '../errors/firebase-problems.ts';
import { LANGUAGES, openIn } from '../errors/visit.ts';
import { expectAccessible } from '../site/audit.ts';
import { mockFirebase } from '../site/firebase-mock.ts';
import { controlClock } from '../site/page-clock.ts';
import { test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

// A brand for tests: the only one with every log-in method and a right-to-left language.
test.use({ brand: 'souk', workspace: 'tests/fixtures/workspace' });

test('each of Firebase’s eleven errors is shown in English and Arabic', { tag: '@phone' }, async ({ page, site }) => {
  const firebase = await mockFirebase(page);
  await controlClock(page, site);
  for (const language of LANGUAGES) {
    await openIn(page, language);
    await checkFirebaseProblems({ page, site, say: wordsOf(language) }, firebase);
  }
  await expectAccessible(page);
});
