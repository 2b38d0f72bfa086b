import { Carousel } from '../../kit/carousel/carousel.tsx';
import { Row } from '../../kit/carousel/row.tsx';
import type { Specimen } from '../specimen.ts';
import { KitTile } from './kit-tile.tsx';
import { banner, slide } from './specimen.css.ts';

function Banners() {
  return (
    <div className={banner}>
      <Carousel label="Offers">
        <p className={slide}>Friday night double</p>
        <p className={slide}>Weekly leader board</p>
        <p className={slide}>New tables tonight</p>
      </Carousel>
    </div>
  );
}

function Tiles() {
  return (
    <Row title="Hot games" icon="fire">
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tiles are all alike.
        <KitTile key={index} />
      ))}
    </Row>
  );
}

export const carousel: Specimen = {
  about: 'Slides that move on every five seconds until somebody looks closer, and rows of tiles that scroll sideways.',
  keys: 'Tab reaches each dot and the pause button. Nothing moves by itself under reduced motion.',
  states: [
    { name: 'Slides', Show: Banners },
    { name: 'Row of tiles', Show: Tiles },
  ],
};
