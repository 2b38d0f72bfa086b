const query = new URLSearchParams(location.search);
const lang = query.get('lang') ?? 'EN';
const part = (id) => document.getElementById(id);
const log = part('log');
const text = part('text');
const problem = part('problem');
let asking = false;

const words = await call(`words?lang=${encodeURIComponent(lang)}`);
applyWords();
say({ text: words.greeting, items: [] }, false);
part('chat').removeAttribute('aria-busy');

part('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const question = text.value.trim();
  if (question !== '') void ask(question);
});
// A press before this script runs would leave the page.
part('send').disabled = false;

/** Sends one question at a time. The text stays in the field until it was sent. */
async function ask(question) {
  if (asking) return;
  asking = true;
  problem.hidden = true;
  try {
    const body = JSON.stringify({ lang, text: question });
    const answer = await call('answer', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    say({ text: question, items: [] }, true);
    say(answer, false);
    text.value = '';
  } catch {
    problem.hidden = false;
  } finally {
    asking = false;
  }
}

function say({ text: sentence, items }, isOwn) {
  const line = document.createElement('div');
  line.className = 'line';
  if (isOwn) line.dataset.own = '';
  const bubble = document.createElement('div');
  bubble.className = 'words';
  const who = document.createElement('span');
  who.className = 'hidden';
  who.textContent = `${isOwn ? words.you : 'Mira'}: `;
  const spoken = document.createElement('p');
  spoken.dir = 'auto';
  spoken.textContent = sentence;
  bubble.append(who, spoken);
  if (items.length > 0) bubble.append(listOf(items));
  line.append(bubble);
  log.append(line);
  line.scrollIntoView({ block: isOwn ? 'nearest' : 'start' });
}

function listOf(items) {
  const list = document.createElement('ul');
  for (const item of items) {
    const entry = document.createElement('li');
    entry.dir = 'auto';
    entry.textContent = item;
    list.append(entry);
  }
  return list;
}

function applyWords() {
  document.documentElement.lang = words.tag;
  document.documentElement.dir = words.direction;
  const model = words.models[query.get('model')];
  document.title = `${words.title} · ${words.brand}`;
  part('title').textContent = model ? `Mira · ${model}` : words.title;
  part('note').textContent = words.note;
  part('label').textContent = words.label;
  part('send').textContent = words.send;
  problem.textContent = words.failed;
  text.placeholder = words.label;
  log.setAttribute('aria-label', words.log);
  // Focusable, so that it scrolls with the keyboard.
  log.tabIndex = 0;
  part('topics').setAttribute('aria-label', words.often);
  for (const topic of words.topics) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'topic';
    button.textContent = topic;
    button.addEventListener('click', () => void ask(topic));
    part('topics').append(button);
  }
}

async function call(path, init) {
  const response = await fetch(path, { cache: 'no-store', ...init });
  if (!response.ok) throw new Error(`The platform answered ${response.status}.`);
  return response.json();
}
