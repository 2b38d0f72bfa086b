import { make } from './elements.js';

/**
 * A group of bets of which one is chosen.
 * @param picks the bets, each with the content of its button
 * @param first the bet that is chosen at first; the first of them if there is no such bet
 */
export function pickGroup(className, label, picks, onChoose, first) {
  const group = make('div', className);
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', label);
  const buttons = picks.map(({ pick, className: own, content }) => {
    const button = make('button', `pick ${own ?? ''}`, ...content);
    button.type = 'button';
    button.dataset.pick = pick;
    button.addEventListener('click', () => choose(pick));
    return button;
  });
  let chosen = (picks.find(({ pick }) => pick === first) ?? picks[0]).pick;
  const choose = (pick) => {
    chosen = pick;
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.pick === pick));
    onChoose(pick);
  };
  choose(chosen);
  group.append(...buttons);
  return {
    group,
    buttons,
    chosen: () => chosen,
    /** Marks the bet that won. */
    mark: (won) => {
      for (const button of buttons) button.classList.toggle('won', won && button.dataset.pick === chosen);
    },
  };
}

/** Odds as written on a table or a coupon. */
export function odds(multiple) {
  return make('bdi', 'odds', `×${multiple}`);
}
