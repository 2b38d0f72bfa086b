import { useBrand } from '../../brand/brand-context.tsx';
import { useTranslation } from '../../language/translation.tsx';
import { Icon } from '../icon/icon.tsx';
import { GameArt } from './game-art.tsx';
import { art, badge, edge, name as nameStyle, start, startLabel, vendor as vendorStyle } from './tile.css.ts';

interface GameTileProps {
  name: string;
  /** The vendor's name. */
  vendor: string;
  /** Address of the picture, without its shape. */
  image: string;
  hot: boolean;
}

/** What a game's tile shows; it stands in a link of the class `tile`, which answers to pointer and focus. */
export function GameTile({ name, vendor, image, hot }: GameTileProps) {
  const { t } = useTranslation();
  const { layout } = useBrand().theme;
  return (
    <>
      <span className={art}>
        <GameArt key={image} image={image} name={name} shape={layout.tile} />
        <span className={edge} />
        {hot && <span className={badge}>{t('game.hot')}</span>}
        <span className={start} aria-hidden="true">
          <span className={startLabel}>
            <Icon name="play-fill" size={14} />
            {t('game.start')}
          </span>
        </span>
      </span>{' '}
      <span className={nameStyle} dir="auto">
        {name}
      </span>{' '}
      <span className={vendorStyle} dir="auto">
        {vendor}
      </span>
    </>
  );
}
