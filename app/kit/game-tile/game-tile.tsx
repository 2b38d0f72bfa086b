import type { ReactNode } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { Icon } from '../icon/icon.tsx';
import { GameArt } from './game-art.tsx';
import {
  art,
  badge,
  corner as cornerStyle,
  edge,
  foot,
  lines,
  start,
  startLabel,
  tile,
  vendor as vendorStyle,
} from './tile.css.ts';

interface GameTileProps {
  name: string;
  /** The game's name as a link with the classes `name` and `link`: the only way to start it. */
  link: ReactNode;
  /** The vendor's name; empty to hide it. */
  vendor: string;
  /** Address of the picture, without its shape; empty without a picture. */
  image: string;
  hot: boolean;
  /** Actions over the picture, in the top corner at its end side. */
  corner?: ReactNode;
  /** Actions at the end of the second line. */
  last?: ReactNode;
}

/** A game. The whole tile is its link except the actions, which come after the link in the focus order. */
export function GameTile({ name, link, vendor, image, hot, corner, last }: GameTileProps) {
  const { t } = useTranslation();
  const { layout } = useBrand().theme;
  return (
    <div className={tile} data-shape={layout.tile} data-mask={layout.tileMask}>
      <div className={art}>
        <GameArt key={image} image={image} name={name} shape={layout.tile} />
        <span className={edge} />
        {hot && <span className={badge}>{t('game.hot')}</span>}
        <span className={start} aria-hidden="true">
          <span className={startLabel}>
            <Icon name="play-fill" size={14} />
            {t('game.start')}
          </span>
        </span>
      </div>
      <div className={lines}>
        {link}
        <div className={cornerStyle}>{corner}</div>
        <div className={foot}>
          <span className={vendorStyle} dir="auto">
            {vendor}
          </span>
          {last}
        </div>
      </div>
    </div>
  );
}
