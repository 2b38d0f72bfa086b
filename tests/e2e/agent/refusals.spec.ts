import { checkAgentRefusals } from '../errors/agent-refusals.ts';
import { LANGUAGES, openIn } from '../errors/visit.ts';
import { expectAccessible } from '../site/audit.ts';
import { test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

// A brand for tests: the only one with every log-in method and a right-to-left language.
test.use({ brand: 'souk', workspace: 'tests/fixtures/workspace' });

// @proves 8.26, 8.26 in Arabic, 8.27, 8.27 in Arabic
test('members and non-members are refused at the agents’ log-in, in English and Arabic', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  for (const language of LANGUAGES) {
    await openIn(page, language);
    await checkAgentRefusals({ page, site, say: wordsOf(language) });
  }
  await expectAccessible(page);
});
