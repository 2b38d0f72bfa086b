import type { Page } from '@playwright/test';
import { readAgentRefusals } from './errors/agent-refusals.ts';
import { readFirebaseProblems } from './errors/firebase-problems.ts';
import { readChangeRefusals, readResetRefusals } from './errors/password-refusals.ts';
import { readRegistrationRefusals } from './errors/registration-refusals.ts';
import { expectAccessible } from './site/audit.ts';
import { doubleFirebase } from './site/firebase-double.ts';
import { test } from './site/test.ts';
import { type Language, wordsOf } from './site/words.ts';

// A brand of the tests' own: no other has every way into an account and is read from right to left too.
test.use({ brand: 'souk', workspace: 'tests/fixtures/workspace' });

const languages: readonly Language[] = ['EN', 'AR'];

test('each of Firebase’s eleven errors is said in English and in Arabic', { tag: '@phone' }, async ({ page, site }) => {
  const firebase = await doubleFirebase(page);
  await page.clock.install();
  for (const language of languages) {
    await speak(page, language);
    await readFirebaseProblems({ page, site, say: wordsOf(language) }, firebase);
  }
  await expectAccessible(page);
});

test('who is no agent, and who is no member, is told so in English and in Arabic', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  for (const language of languages) {
    await speak(page, language);
    await readAgentRefusals({ page, site, say: wordsOf(language) });
  }
  await expectAccessible(page);
});

test('what keeps somebody from registering is said in Arabic', { tag: '@phone' }, async ({ page, site }) => {
  await site.set({ modules: { FIREBASEPHONE: false } });
  await speak(page, 'AR');
  await readRegistrationRefusals({ page, site, say: wordsOf('AR') });
  await expectAccessible(page);
});

test('what is wrong with a new password is said in Arabic', { tag: '@phone' }, async ({ page, site }) => {
  await site.set({ modules: { FIREBASEPHONE: false } });
  await speak(page, 'AR');
  await readChangeRefusals({ page, site, say: wordsOf('AR') });
  await readResetRefusals({ page, site, say: wordsOf('AR') });
});

/** Every page that is opened from here on is in that language. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((code) => {
    if (window.top === window) localStorage.setItem('lang', code);
  }, language);
}
