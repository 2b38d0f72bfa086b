import { useBrand } from '../../brand/brand-context.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { art, artSkeleton, name, nameSkeleton, tile, vendor, vendorSkeleton } from './tile.css.ts';

/** A tile that is on its way, line for line as tall as the tile. */
export function GameTileSkeleton() {
  const { layout } = useBrand().theme;
  return (
    <span className={tile} data-shape={layout.tile}>
      <span className={art}>
        <Skeleton className={artSkeleton} />
      </span>
      <span className={name}>
        <Skeleton className={nameSkeleton} />
      </span>
      <span className={vendor}>
        <Skeleton className={vendorSkeleton} />
      </span>
    </span>
  );
}
