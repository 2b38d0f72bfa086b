import { readChangeRefusals, readResetRefusals } from '../errors/password-refusals.ts';
import { speak } from '../errors/visit.ts';
import { test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

// A brand of the tests' own: no other has every way into an account and is read from right to left too.
test.use({ brand: 'souk', workspace: 'tests/fixtures/workspace' });

test('what is wrong with a new password is said in Arabic', {
  tag: ['@phone', '@forgot-mobile', '@password-expiry'],
}, async ({ page, site }) => {
  await site.set({ modules: { FIREBASEPHONE: false } });
  await speak(page, 'AR');
  await readChangeRefusals({ page, site, say: wordsOf('AR') });
  await readResetRefusals({ page, site, say: wordsOf('AR') });
});
