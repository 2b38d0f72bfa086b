import { element } from './page.js';
import { CallProblem, readSession } from './platform.js';
import { createGame } from './round.js';

const query = new URLSearchParams(window.location.search);
const session = query.get('session') ?? '';

async function loadWords() {
  const response = await fetch('words.json');
  const all = await response.json();
  // A tag with a region, such as en-PH, has the words of its language and its own way to write money.
  const tag = query.get('lang') ?? 'en';
  const known = [tag, tag.replace(/-[A-Z]{2}$/, '')].find((name) => name in all);
  return known ? { language: tag, words: all[known] } : { language: 'en', words: all.en };
}

const { language, words } = await loadWords();
document.documentElement.lang = language;
document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
try {
  await createGame({ session, described: await readSession(session), pick: query.get('pick'), language, words });
} catch (error) {
  const isOver = error instanceof CallProblem && error.status === 401;
  element('problem').textContent = isOver ? words.common.ended : words.common.unavailable;
  element('problem').removeAttribute('hidden');
}
element('table').removeAttribute('aria-busy');
