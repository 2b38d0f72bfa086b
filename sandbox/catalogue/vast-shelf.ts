import { once } from '../once.ts';
import { type CatalogueGame, type CatalogueVendor, codeOf, games, vendors } from './catalogue.ts';

/** Slots in the large catalogue. */
export const VAST = 20_000;

const FIRSTS =
  'Amber Ancient Arctic Autumn Blazing Bold Brave Bright Bronze Calm Coral Cosmic Crimson Crystal Daring Distant Electric Emerald Endless Fiery Frozen Gentle Gilded Glowing Golden Grand Hidden Ivory Jade Jolly Lucky Lunar Magic Midnight Mighty Misty Noble Polar Proud Royal'.split(
    ' ',
  );
const SECONDS =
  'Anchor Badger Bear Bell Butterfly Castle Cherry Clover Comet Crown Dragon Eagle Elephant Falcon Fox Garden Gorilla Harbour Island Jaguar Kraken Lantern Lion Lotus Mermaid Moon Mountain Orchid Otter Owl Panda Panther Pearl Phoenix Pirate Pyramid Raven River Rose Scarab Shark Sphinx Tiger Tower Turtle Unicorn Viking Volcano Wizard Wolf'.split(
    ' ',
  );
const THIRDS = 'Riches Rising Rush Quest Nights Spins Bounty Trail Parade Legends'.split(' ');

/** Gives a category more vendors than fit in a row of the site. */
const newcomers: readonly CatalogueVendor[] = [
  ['KST', 'Kestrel'],
  ['FXG', 'Foxglove'],
  ['MRL', 'Marlinspike'],
  ['QRY', 'Quarry Nine'],
  ['TMB', 'Tumbleweed'],
  ['WHT', 'Whitecap'],
].map(([vassalage = '', name = '']) => ({ vassalage, name, gameTypes: ['RNG'] }));

export interface Shelf {
  readonly games: readonly CatalogueGame[];
  readonly vendors: readonly CatalogueVendor[];
  /** Games by type, in the shelf's order. */
  readonly byType: ReadonlyMap<string, readonly CatalogueGame[]>;
}

export const usualShelf: Shelf = shelf(games, vendors);

/** The usual games plus as many slots as a very large operator offers; built on first use. */
export const vastShelf: () => Shelf = once(() => {
  const all = [...vendors, ...newcomers];
  const makers = all.filter(({ gameTypes }) => gameTypes.includes('RNG')).map(({ vassalage }) => vassalage);
  const slots = games.filter(({ gameType }) => gameType === 'RNG').length;
  const more = Array.from({ length: VAST - slots }, (_, index) => slot(index, makers));
  return shelf([...games, ...more], all);
});

/** Grouped once, since long lists are requested page by page. */
function shelf(shelved: readonly CatalogueGame[], makers: readonly CatalogueVendor[]): Shelf {
  const byType = new Map<string, CatalogueGame[]>();
  for (const game of shelved) {
    const ofType = byType.get(game.gameType);
    if (ofType) ofType.push(game);
    else byType.set(game.gameType, [game]);
  }
  return { games: shelved, vendors: makers, byType };
}

function slot(index: number, makers: readonly string[]): CatalogueGame {
  const wordAt = (words: readonly string[], index: number) => words[index % words.length] ?? '';
  const name = [
    wordAt(FIRSTS, index),
    wordAt(SECONDS, Math.floor(index / FIRSTS.length)),
    wordAt(THIRDS, Math.floor(index / FIRSTS.length / SECONDS.length)),
  ].join(' ');
  const vassalage = wordAt(makers, index * 5);
  return { nodeId: 1_000_001 + index, name, vassalage, gameType: 'RNG', gameCode: codeOf(name), hot: false };
}
