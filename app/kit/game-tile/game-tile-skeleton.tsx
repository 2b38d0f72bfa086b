import { useBrand } from '#app/brand/brand-context.tsx';
import { skeleton } from './tile-skeleton.css.ts';

/** Placeholder of a tile, with lines as tall as the tile's. One element, since a page starts with dozens of them. */
export function GameTileSkeleton() {
  const { layout } = useBrand().theme;
  return <span className={skeleton} data-shape={layout.tile} data-mask={layout.tileMask} aria-hidden="true" />;
}
