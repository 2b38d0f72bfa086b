import { siteFile } from '#app/brand/brand.ts';
import { useBrand } from '#app/brand/brand-context.tsx';

/** The brand's mark, which stands in for a game's missing picture. */
export function DefaultPicture({ size }: { size: number }) {
  const brand = useBrand();
  return <img src={siteFile(brand, brand.artwork.mark)} alt="" width={size} height={size} draggable={false} />;
}
