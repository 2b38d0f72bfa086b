import { checkSessionEnds, checkTrialWarning } from '../errors/session-ends.ts';
import { test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

// @proves 8.31, 8.32, 8.38
test('a trial and a session say why they ended', { tag: ['@desktop', '@free-play'] }, async ({ page, site }) => {
  await checkTrialWarning({ page, site, say: wordsOf('EN') });
  await checkSessionEnds({ page, site, say: wordsOf('EN') });
});
