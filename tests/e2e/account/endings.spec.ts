import { readSessionEnds, readTrialWarning } from '../errors/session-ends.ts';
import { test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

test('why a trial or a session ends is said', { tag: ['@desktop', '@free-play'] }, async ({ page, site }) => {
  await readTrialWarning({ page, site, say: wordsOf('EN') });
  await readSessionEnds({ page, site, say: wordsOf('EN') });
});
