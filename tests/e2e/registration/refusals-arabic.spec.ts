import { checkRegistrationRefusals } from '../errors/registration-refusals.ts';
import { openIn } from '../errors/visit.ts';
import { expectAccessible } from '../site/audit.ts';
import { test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

// A brand for tests: the only one with every log-in method and a right-to-left language.
test.use({ brand: 'souk', workspace: 'tests/fixtures/workspace' });

// @proves 8.29 in Arabic, 8.30 in Arabic, 8.34 in Arabic
test('registration errors are in Arabic', { tag: '@phone' }, async ({ page, site }) => {
  await site.set({ modules: { FIREBASEPHONE: false } });
  await openIn(page, 'AR');
  await checkRegistrationRefusals({ page, site, say: wordsOf('AR') });
  await expectAccessible(page);
});
