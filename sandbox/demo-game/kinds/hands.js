import { cardElement, dealTo, emptyCard } from '../cards.js';
import { animate, make, pause } from '../elements.js';
import { odds } from '../picks.js';

/** Invented names of the other players. */
const OTHERS = ['Mika', 'Rafael', 'Lin'];

/** A round table with four seats. */
export function createStage({ root, words, game }) {
  const seats = [words.you, ...OTHERS].map((name, index) => seatOf(name, index));
  const pot = make('div', 'pot', make('span', '', words.hand), odds(game.picks[0].multiple));
  root.append(make('div', 'oval', ...seats.map(({ element }) => element), pot));
  return {
    pick: () => undefined,
    begin: () => {
      for (const seat of seats) seat.clear();
    },
    show: async (scene) => {
      for (const card of scene.seats[0].cards) await dealTo(seats[0].cards, card);
      for (const [index, { cards }] of scene.seats.entries()) if (index > 0) await seats[index].reveal(cards);
      await pause(160);
      scene.seats.forEach(({ name }, index) => {
        seats[index].finish(words[name], index === scene.winner);
      });
    },
    settle: () => {},
  };
}

function seatOf(name, index) {
  const cards = make('div', 'hand');
  const rank = make('span', 'hand-name');
  const element = make('div', 'seat', make('p', 'seat-name', make('bdi', '', name)), cards, rank);
  element.dataset.seat = String(index);
  const clear = () => {
    element.classList.remove('winner');
    rank.textContent = '';
    cards.replaceChildren(...[0, 1, 2].map(() => emptyCard(index > 0)));
  };
  clear();
  return {
    element,
    cards,
    clear,
    reveal: async (dealt) => {
      const faces = dealt.map(cardElement);
      cards.replaceChildren(...faces);
      await Promise.all(faces.map((face) => animate(face, [{ transform: 'rotateY(90deg)' }, {}], { duration: 240 })));
    },
    finish: (handName, isWinner) => {
      rank.textContent = handName;
      element.classList.toggle('winner', isWinner);
    },
  };
}
