import { GameTileSkeleton } from '#app/kit/game-tile/game-tile-skeleton.tsx';
import type { Specimen } from '../specimen.ts';
import { KitTile } from './kit-tile.tsx';
import { tiles } from './specimen.css.ts';

function Tiles() {
  return (
    <div className={tiles}>
      <KitTile />
      <KitTile hot />
    </div>
  );
}

function Missing() {
  return (
    <div className={tiles}>
      <KitTile image="/no-picture" />
    </div>
  );
}

function Waiting() {
  return (
    <div className={tiles}>
      <GameTileSkeleton />
      <GameTileSkeleton />
    </div>
  );
}

export const gameTile: Specimen = {
  about: 'A game in the shape that the theme gives it: portrait, square or wide.',
  keys: 'The tile is one link.',
  states: [
    { name: 'Usual and hot', Show: Tiles },
    { name: 'Without its picture', Show: Missing },
    { name: 'On its way', Show: Waiting },
  ],
};
