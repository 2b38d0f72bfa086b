import { siteFile } from '#app/brand/brand.ts';
import { useBrand } from '#app/brand/brand-context.tsx';
import { scene } from './brand-scene.css.ts';

/** The brand's scene; it needs no platform call, so it is in the first paint. */
export function BrandScene({ className = scene }: { className?: string }) {
  const brand = useBrand();
  const { hero } = brand.artwork;
  return (
    hero && (
      <img className={className} src={siteFile(brand, hero)} alt="" width={1200} height={480} fetchPriority="high" />
    )
  );
}
