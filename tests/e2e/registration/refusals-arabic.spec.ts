import { readRegistrationRefusals } from '../errors/registration-refusals.ts';
import { speak } from '../errors/visit.ts';
import { expectAccessible } from '../site/audit.ts';
import { test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

// A brand of the tests' own: no other has every way into an account and is read from right to left too.
test.use({ brand: 'souk', workspace: 'tests/fixtures/workspace' });

test('what keeps somebody from registering is said in Arabic', { tag: '@phone' }, async ({ page, site }) => {
  await site.set({ modules: { FIREBASEPHONE: false } });
  await speak(page, 'AR');
  await readRegistrationRefusals({ page, site, say: wordsOf('AR') });
  await expectAccessible(page);
});
