import { readAgentRefusals } from '../errors/agent-refusals.ts';
import { LANGUAGES, speak } from '../errors/visit.ts';
import { expectAccessible } from '../site/audit.ts';
import { test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

// A brand of the tests' own: no other has every way into an account and is read from right to left too.
test.use({ brand: 'souk', workspace: 'tests/fixtures/workspace' });

test('who is no agent, and who is no member, is told so in English and in Arabic', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  for (const language of LANGUAGES) {
    await speak(page, language);
    await readAgentRefusals({ page, site, say: wordsOf(language) });
  }
  await expectAccessible(page);
});
