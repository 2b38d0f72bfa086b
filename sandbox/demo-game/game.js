import { element } from './page.js';
import { CallProblem, readSession } from './platform.js';
import { createGame } from './round.js';

const query = new URLSearchParams(window.location.search);
const session = query.get('session') ?? '';

async function loadWords() {
  const response = await fetch('words.json');
  const all = await response.json();
  const language = query.get('lang') in all ? query.get('lang') : 'en';
  return { language, words: all[language] };
}

const { language, words } = await loadWords();
document.documentElement.lang = language;
document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
try {
  await createGame({ session, described: await readSession(session), language, words });
} catch (error) {
  const isOver = error instanceof CallProblem && error.status === 401;
  element('problem').textContent = isOver ? words.common.ended : words.common.unavailable;
  element('problem').removeAttribute('hidden');
}
element('table').removeAttribute('aria-busy');
