import { picture } from './elements.js';

export const element = (id) => document.getElementById(id);

/** Writes the texts that stay. */
export function writePage({ game, demo }, common, words) {
  element('name').textContent = game.name;
  document.title = game.name;
  document.body.dataset.kind = game.kind;
  const texts = {
    'balance-title': demo ? common.credit : common.balance,
    'stake-title': common.stake,
    'play-word': words.play,
    demo: common.demo,
    space: common.space,
    deposit: common.deposit,
  };
  for (const [id, text] of Object.entries(texts)) element(id).textContent = text;
  element('demo').toggleAttribute('hidden', !demo);
  element('less').setAttribute('aria-label', common.less);
  element('more').setAttribute('aria-label', common.more);
  element('backdrop').addEventListener('load', ({ target }) => target.removeAttribute('hidden'));
  element('backdrop').src = artOf(game);
}

/** Puts the game's own picture in a place, once it is there. */
export function showArt(game, place) {
  const image = picture(artOf(game));
  image.addEventListener('load', () => place.append(image));
}

function artOf({ nodeId }) {
  return `/img/games/${nodeId}.svg?shape=wide`;
}
