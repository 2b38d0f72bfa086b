import { animate, make } from '../elements.js';
import { odds, pickGroup } from '../picks.js';

/** The order of the numbers on a European wheel. */
const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];
const TURNS = 4;
const SVG = 'http://www.w3.org/2000/svg';

/** A wheel, and the outside bets of its cloth. */
export function createStage({ root, words, game, onChoose }) {
  const wheel = drawWheel();
  const number = make('span', 'number', '–');
  const board = make('div', 'wheel-place', wheel, make('span', 'pointer'), number);
  board.setAttribute('aria-hidden', 'true');
  const bets = pickGroup(
    'bets',
    words.picks,
    game.picks.map(({ pick, multiple }) => ({
      pick,
      className: `cell ${pick}`,
      content: [make('strong', '', make('bdi', '', words[pick])), odds(multiple)],
    })),
    onChoose,
  );
  root.append(make('div', 'felt', board, bets.group));
  let at = 0;
  return {
    pick: bets.chosen,
    begin: () => {
      bets.mark(false);
      number.textContent = '';
      number.dataset.colour = '';
    },
    show: async (scene) => {
      const from = at;
      at = -(WHEEL.indexOf(scene.number) * 360) / WHEEL.length;
      const frames = [{ transform: `rotate(${from - TURNS * 360}deg)` }, { transform: `rotate(${at}deg)` }];
      wheel.style.setProperty('transform', `rotate(${at}deg)`);
      await animate(wheel, frames, { duration: 2600, easing: 'cubic-bezier(.12,.75,.2,1)' });
      number.textContent = String(scene.number);
      number.dataset.colour = scene.colour;
    },
    settle: (won) => bets.mark(won),
    tell: (scene) => words.lands.replace('{number}', String(scene.number)),
  };
}

function drawWheel() {
  const wheel = shape('svg', { viewBox: '-100 -100 200 200', class: 'wheel' });
  wheel.append(shape('circle', { r: 99, class: 'rim' }), ...WHEEL.flatMap(pocket));
  wheel.append(shape('circle', { r: 52, class: 'bowl' }), shape('circle', { r: 34, class: 'hub' }));
  return wheel;
}

function pocket(number, place) {
  const step = (2 * Math.PI) / WHEEL.length;
  const [from, to] = [(place - 0.5) * step, (place + 0.5) * step];
  const point = (angle, radius) => `${Math.sin(angle) * radius} ${-Math.cos(angle) * radius}`;
  const colour = number === 0 ? 'green' : place % 2 ? 'red' : 'black';
  const path = `M${point(from, 92)}A92 92 0 0 1 ${point(to, 92)}L${point(to, 54)}A54 54 0 0 0 ${point(from, 54)}Z`;
  const label = shape('text', {
    transform: `rotate(${(place * 360) / WHEEL.length}) translate(0 -80)`,
    class: 'pocket-number',
  });
  label.textContent = String(number);
  return [shape('path', { d: path, class: `pocket ${colour}` }), label];
}

function shape(tag, attributes) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
