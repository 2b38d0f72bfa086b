import { checkChangeRefusals, checkResetRefusals } from '../errors/password-refusals.ts';
import { openIn } from '../errors/visit.ts';
import { test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

// A brand for tests: the only one with every log-in method and a right-to-left language.
test.use({ brand: 'souk', workspace: 'tests/fixtures/workspace' });

// @proves 8.37 in Arabic
test('errors about a new password are in Arabic', {
  tag: ['@phone', '@forgot-mobile', '@password-expiry'],
}, async ({ page, site }) => {
  await site.set({ modules: { FIREBASEPHONE: false } });
  await openIn(page, 'AR');
  await checkChangeRefusals({ page, site, say: wordsOf('AR') });
  await checkResetRefusals({ page, site, say: wordsOf('AR') });
});
