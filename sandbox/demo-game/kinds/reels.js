import { isCalm, make, picture } from '../elements.js';
import { odds } from '../picks.js';

const SYMBOLS = ['seven', 'diamond', 'bell', 'cherry', 'clover', 'crown'];
const PRIZES = [
  ['sevens', 10],
  ['three', 5],
  ['two', 2],
];

const symbolAt = (place) => SYMBOLS[((place % SYMBOLS.length) + SYMBOLS.length) % SYMBOLS.length];
const file = (symbol) => picture(`symbols/${symbol}.svg`);

/** Three reels, and what their symbols pay. */
export function createStage({ root, words, art }) {
  const reels = [0, 1, 2].map(() => make('div', 'reel', make('div', 'strip')));
  const window = make('div', 'reels', ...reels);
  window.setAttribute('aria-hidden', 'true');
  const banner = make('div', 'banner');
  art(banner);
  const list = make('ul', 'prize-list', ...PRIZES.map(([key, multiple]) => make('li', '', words[key], odds(multiple))));
  list.setAttribute('aria-label', words.picks);
  root.append(make('div', 'cabinet', banner, window), list);
  let shown = ['seven', 'seven', 'seven'];
  const fillAll = () => {
    for (const [index, reel] of reels.entries()) fill(reel, shown[index]);
  };
  fillAll();
  return {
    pick: () => undefined,
    begin: () => {
      for (const reel of reels) reel.classList.remove('won');
    },
    show: async ({ symbols }) => {
      const before = shown;
      shown = symbols;
      if (isCalm()) return fillAll();
      await Promise.all(reels.map((reel, index) => roll(reel, before[index], symbols[index], index)));
    },
    settle: () => {
      reels.forEach((reel, index) => {
        reel.classList.toggle('won', shown.filter((other) => other === shown[index]).length > 1);
      });
    },
  };
}

/** The symbol, with its neighbours on the strip above and below. */
function faces(symbol) {
  const place = SYMBOLS.indexOf(symbol);
  return [symbolAt(place - 1), symbol, symbolAt(place + 1)];
}

function fill(reel, symbol) {
  reel.firstElementChild.replaceChildren(...faces(symbol).map(file));
}

async function roll(reel, before, symbol, index) {
  const strip = reel.firstElementChild;
  const passing = Array.from({ length: 9 + index * 5 }, (_, step) => symbolAt(SYMBOLS.indexOf(symbol) + 2 + step));
  strip.replaceChildren(...[...faces(symbol), ...passing, ...faces(before)].map(file));
  const share = (passing.length + 3) / strip.children.length;
  const frames = [
    { transform: `translateY(${-share * 100}%)` },
    { transform: 'translateY(1.5%)', offset: 0.92 },
    { transform: 'translateY(0)' },
  ];
  await strip.animate(frames, { duration: 620 + index * 260, easing: 'cubic-bezier(.2,.7,.3,1)' }).finished;
  fill(reel, symbol);
}
