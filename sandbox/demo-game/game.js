import { moneyFormat, stakesBetween } from './money.js';
import { CallProblem, placeBet, readSession, sendBalance } from './platform.js';
import { rollTo, show, symbolsFor, winning } from './reels.js';

const element = (id) => document.getElementById(id);
const query = new URLSearchParams(window.location.search);
const session = query.get('session') ?? '';

async function loadWords() {
  const response = await fetch('words.json');
  const all = await response.json();
  const language = query.get('lang') in all ? query.get('lang') : 'en';
  return { language, words: all[language] };
}

function translate(language, words) {
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  for (const place of document.querySelectorAll('[data-word]')) place.textContent = words[place.dataset.word];
  element('less').setAttribute('aria-label', words.less);
  element('more').setAttribute('aria-label', words.more);
}

function showArt(game) {
  for (const id of ['backdrop', 'banner']) {
    const image = element(id);
    image.addEventListener('load', () => image.removeAttribute('hidden'));
    image.src = `/img/games/${game.nodeId}.svg?shape=wide`;
  }
  element('name').textContent = game.name;
  document.title = game.name;
}

function problemWord(error) {
  if (!(error instanceof CallProblem) || error.status === 0 || error.status >= 500) return 'connection';
  return error.status === 401 ? 'ended' : 'refused';
}

class Game {
  constructor({ game, currency, balance, minStake, maxStake }, language, words) {
    this.words = words;
    this.money = moneyFormat(language, currency);
    this.balance = balance;
    this.stakes = stakesBetween(minStake, maxStake);
    this.chosen = Math.min(3, this.stakes.length - 1);
    this.busy = false;
    this.reels = [...element('reels').children];
    showArt(game);
    show(this.reels, ['seven', 'seven', 'seven']);
    element('less').addEventListener('click', () => this.choose(-1));
    element('more').addEventListener('click', () => this.choose(1));
    element('spin').addEventListener('click', () => this.spin());
    document.addEventListener('keydown', (event) => this.onKey(event));
    element('outcome').textContent = words.ready;
    element('table').removeAttribute('aria-busy');
    this.draw();
  }

  get stake() {
    return this.stakes[this.chosen];
  }

  choose(step) {
    if (this.busy) return;
    this.chosen = Math.min(Math.max(this.chosen + step, 0), this.stakes.length - 1);
    this.pending = undefined;
    this.draw();
  }

  // The space bar spins unless another button has the focus.
  onKey(event) {
    if (event.code !== 'Space' || event.repeat || event.target.closest?.('button')) return;
    event.preventDefault();
    this.spin();
  }

  draw() {
    element('balance').textContent = this.money(this.balance);
    element('stake').textContent = this.money(this.stake);
    element('less').disabled = this.chosen === 0;
    element('more').disabled = this.chosen === this.stakes.length - 1;
    element('spin').disabled = false;
    element('spin').classList.toggle('busy', this.busy);
    element('spin').setAttribute('aria-disabled', String(this.busy));
  }

  complain(word) {
    element('outcome').textContent = '';
    element('problem').textContent = this.words[word];
    element('problem').removeAttribute('hidden');
  }

  async spin() {
    if (this.busy) return;
    if (this.stake > this.balance && !this.pending) return this.complain('tooLittle');
    this.busy = true;
    this.start();
    await this.bet().catch((error) => this.fail(error));
    this.busy = false;
    this.draw();
  }

  start() {
    element('problem').setAttribute('hidden', '');
    element('cabinet').classList.remove('won', 'big');
    for (const reel of this.reels) reel.classList.remove('won');
    element('outcome').textContent = this.words.spinning;
    this.draw();
  }

  async bet() {
    this.pending ??= { stake: this.stake, idempotencyKey: crypto.randomUUID() };
    const { win, balance } = await placeBet(session, this.pending);
    const multiple = win / this.pending.stake;
    this.pending = undefined;
    const shown = symbolsFor(multiple);
    element('balance').textContent = this.money(balance - win);
    await rollTo(this.reels, shown);
    this.balance = balance;
    this.celebrate(win, multiple, shown);
    sendBalance(balance);
  }

  celebrate(win, multiple, shown) {
    if (win === 0) {
      element('outcome').textContent = this.words.lost;
      return;
    }
    const word = multiple >= 5 ? 'wonBig' : 'won';
    element('outcome').textContent = this.words[word].replace('{amount}', this.money(win));
    element('cabinet').classList.add('won');
    element('cabinet').classList.toggle('big', multiple >= 5);
    winning(shown).forEach((won, index) => {
      this.reels[index].classList.toggle('won', won);
    });
  }

  // A bet that may have arrived is sent again with the same key; a refused one is dropped.
  fail(error) {
    const word = problemWord(error);
    if (word !== 'connection') this.pending = undefined;
    this.complain(word);
  }
}

const { language, words } = await loadWords();
translate(language, words);
try {
  new Game(await readSession(session), language, words);
} catch (error) {
  const problem = element('problem');
  problem.textContent = error instanceof CallProblem && error.status === 401 ? words.ended : words.unavailable;
  problem.removeAttribute('hidden');
  element('table').removeAttribute('aria-busy');
}
