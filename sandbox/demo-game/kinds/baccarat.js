import { dealTo, emptyCard } from '../cards.js';
import { make, pause } from '../elements.js';
import { odds, pickGroup } from '../picks.js';

/** Player and banker, card by card. */
export function createStage({ root, words, game, onChoose }) {
  const sides = Object.fromEntries(['player', 'banker'].map((side) => [side, sideOf(side, words)]));
  const bets = pickGroup(
    'bets',
    words.picks,
    ['player', 'tie', 'banker'].map((pick) => ({
      pick,
      className: `spot ${pick}`,
      content: [make('strong', '', words[pick]), odds(game.picks.find((known) => known.pick === pick).multiple)],
    })),
    onChoose,
  );
  root.append(make('div', 'felt', sides.player.element, sides.banker.element, bets.group));
  return {
    pick: bets.chosen,
    begin: () => {
      bets.mark(false);
      for (const side of Object.values(sides)) side.clear();
    },
    show: async ({ player, banker, points, winner }) => {
      for (const place of [0, 1, 2]) {
        if (player[place]) await dealTo(sides.player.cards, player[place]);
        if (banker[place]) await dealTo(sides.banker.cards, banker[place]);
      }
      await pause(160);
      for (const [name, side] of Object.entries(sides)) side.finish(points[name], winner === name);
    },
    settle: (won) => bets.mark(won),
  };
}

function sideOf(side, words) {
  const cards = make('div', 'hand', emptyCard(), emptyCard());
  const points = make('span', 'points', '–');
  const element = make('div', `side ${side}`, make('p', 'side-name', words[side], points), cards);
  return {
    element,
    cards,
    clear: () => {
      element.classList.remove('winner');
      points.textContent = '–';
      cards.replaceChildren(emptyCard(), emptyCard());
    },
    finish: (count, isWinner) => {
      points.textContent = String(count);
      element.classList.toggle('winner', isWinner);
    },
  };
}
