import { moneyFormat, stakesBetween } from './money.js';
import { element, showArt, writePage } from './page.js';
import { askForDeposit, CallProblem, isFramed, placeBet, sendBalance, sendRound } from './platform.js';

const KINDS = ['reels', 'baccarat', 'roulette', 'match', 'reef', 'hands'];

/** A game with its stage, its stake and its balance. */
export async function createGame({ session, described, pick, language, words }) {
  const { game, demo = false } = described;
  const kind = KINDS.includes(game.kind) ? game.kind : 'reels';
  const { createStage } = await import(`./kinds/${kind}.js`);
  writePage(described, words.common, words[kind]);
  const running = new Game({ session, demo, ...described }, language, words.common, words[kind]);
  running.stage = createStage({
    root: element('stage'),
    words: words[kind],
    game,
    pick,
    art: (place) => showArt(game, place),
    onChoose: () => running.forget(),
  });
  running.draw();
}

class Game {
  constructor({ session, demo, currency, currencyDigits, balance, minStake, maxStake }, language, common, words) {
    Object.assign(this, { session, demo, balance, common, words });
    this.money = moneyFormat(language, currency, currencyDigits);
    this.stakes = stakesBetween(minStake, maxStake);
    this.chosen = Math.min(3, this.stakes.length - 1);
    this.busy = false;
    element('less').addEventListener('click', () => this.choose(-1));
    element('more').addEventListener('click', () => this.choose(1));
    element('play').addEventListener('click', () => this.play());
    element('deposit').addEventListener('click', askForDeposit);
    document.addEventListener('keydown', (event) => this.onKey(event));
    element('outcome').textContent = words.ready;
  }

  get stake() {
    return this.stakes[this.chosen];
  }

  choose(step) {
    if (this.busy) return;
    this.chosen = Math.min(Math.max(this.chosen + step, 0), this.stakes.length - 1);
    this.forget();
  }

  /** Another bet is another intent. */
  forget() {
    this.pending = undefined;
    if (this.stage) this.draw();
  }

  // The space bar plays unless another button has the focus.
  onKey(event) {
    if (event.code !== 'Space' || event.repeat || event.target.closest?.('button')) return;
    event.preventDefault();
    this.play();
  }

  draw() {
    element('balance').textContent = this.money(this.balance);
    element('stake').textContent = this.money(this.stake);
    element('less').disabled = this.chosen === 0;
    element('more').disabled = this.chosen === this.stakes.length - 1;
    const missing = this.pending || this.busy ? 0 : this.stake - this.balance;
    element('play').disabled = missing > 0;
    element('play').classList.toggle('busy', this.busy);
    element('play').setAttribute('aria-disabled', String(this.busy));
    this.drawMissing(missing);
  }

  drawMissing(missing) {
    const { needed, outside, creditUsed } = this.common;
    element('top-up').toggleAttribute('hidden', missing <= 0);
    element('deposit').toggleAttribute('hidden', this.demo || !isFramed());
    if (missing <= 0) return;
    const lacks = needed.replace('{amount}', this.money(missing));
    element('needed').textContent = this.demo ? creditUsed : isFramed() ? lacks : `${lacks}. ${outside}`;
  }

  async play() {
    if (this.busy || (this.stake > this.balance && !this.pending)) return;
    this.busy = true;
    element('problem').setAttribute('hidden', '');
    document.body.classList.remove('won', 'big');
    element('outcome').textContent = this.words.playing;
    this.stage.begin();
    this.draw();
    if (!this.demo) sendRound('begun');
    await this.bet().catch((error) => this.fail(error));
    this.busy = false;
    this.draw();
  }

  async bet() {
    this.pending ??= { stake: this.stake, pick: this.stage.pick(), idempotencyKey: crypto.randomUUID() };
    const { win, balance, scene } = await placeBet(this.session, this.pending);
    const multiple = win / this.pending.stake;
    this.pending = undefined;
    element('balance').textContent = this.money(balance - win);
    await this.stage.show(scene);
    this.balance = balance;
    this.stage.settle(win > 0);
    this.tell(win, multiple, scene);
    if (!this.demo) sendBalance(balance);
  }

  tell(win, multiple, scene) {
    const { won, wonBig, lost } = this.common;
    const result = win > 0 ? (multiple >= 5 ? wonBig : won).replace('{amount}', this.money(win)) : this.stage.lost?.();
    const shown = this.stage.tell?.(scene);
    element('outcome').textContent = [result ?? lost, shown].filter(Boolean).join(' · ');
    document.body.classList.toggle('won', win > 0);
    document.body.classList.toggle('big', multiple >= 5);
  }

  // A bet that may have arrived is sent again with the same key; a refused one is dropped.
  fail(error) {
    const word = problemWord(error);
    if (!this.demo) sendRound('over');
    if (word !== 'connection') this.pending = undefined;
    element('outcome').textContent = '';
    element('problem').textContent = this.common[word];
    element('problem').removeAttribute('hidden');
  }
}

function problemWord(error) {
  if (!(error instanceof CallProblem) || error.status === 0 || error.status >= 500) return 'connection';
  return error.status === 401 ? 'ended' : 'refused';
}
