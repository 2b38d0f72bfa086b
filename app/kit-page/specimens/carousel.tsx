import { CardRow } from '#app/kit/carousel/card-row.tsx';
import { Carousel } from '#app/kit/carousel/carousel.tsx';
import { Row } from '#app/kit/carousel/row.tsx';
import { GameTileSkeleton } from '#app/kit/game-tile/game-tile-skeleton.tsx';
import type { Specimen } from '../specimen.ts';
import { KitTile } from './kit-tile.tsx';
import { banner, panel, slide } from './specimen.css.ts';

function Banners() {
  return (
    <div className={banner}>
      <Carousel label="Offers">
        {['Friday night double', 'Weekly leader board', 'New tables tonight'].map((offer) => (
          <a key={offer} href="#carousel" className={slide}>
            {offer}
          </a>
        ))}
      </Carousel>
    </div>
  );
}

function Tiles() {
  return (
    <Row title="Hot games" icon="fire" placeholder={<GameTileSkeleton />}>
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tiles are identical.
        <KitTile key={index} />
      ))}
    </Row>
  );
}

function Cards() {
  return (
    <CardRow title="Next draws" icon="ticket">
      {['Mekong Draw', 'Draw House 6/45', 'Daily Three'].map((draw) => (
        <div key={draw} className={panel}>
          {draw}
        </div>
      ))}
    </CardRow>
  );
}

export const carousel: Specimen = {
  about:
    'Slides that advance every five seconds until the user points at them, and rows of tiles or cards that scroll sideways.',
  keys: 'Tab reaches the pause button first, then the dots and the slides. Nothing moves by itself under reduced motion.',
  states: [
    { name: 'Slides', Show: Banners },
    { name: 'Row of tiles', Show: Tiles },
    { name: 'Row of cards', Show: Cards },
  ],
};
