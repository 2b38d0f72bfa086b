import { animate, make, picture } from './elements.js';

/** A playing card, face up; its name is the text of the rank and the suit's place in a picture. */
export function cardElement({ rank, suit }) {
  const face = make('span', 'card', make('span', 'rank', rank), picture(`suits/${suit}.svg`, 40));
  face.dataset.suit = suit;
  return face;
}

/** A card's back, or the empty place for a card. */
export function emptyCard(isBack = false) {
  return make('span', isBack ? 'card back' : 'card empty');
}

/** Lays a card on the table. */
export async function dealTo(place, card) {
  const element = cardElement(card);
  const [empty] = place.querySelectorAll('.empty, .back');
  if (empty) empty.replaceWith(element);
  else place.append(element);
  await animate(
    element,
    [
      { opacity: 0, transform: 'translate(40%, -90%) rotate(14deg)' },
      { opacity: 1, transform: 'none' },
    ],
    { duration: 260 },
  );
}
