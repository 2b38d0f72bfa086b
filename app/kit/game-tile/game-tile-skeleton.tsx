import { useBrand } from '#app/brand/brand-context.tsx';
import { skeleton } from './tile-skeleton.css.ts';

/** A tile that is on its way, line for line as tall as the tile. One element, since a page begins with scores of them. */
export function GameTileSkeleton() {
  const { layout } = useBrand().theme;
  return <span className={skeleton} data-shape={layout.tile} data-mask={layout.tileMask} aria-hidden="true" />;
}
