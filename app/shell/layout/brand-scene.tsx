import { siteFile } from '#app/brand/brand.ts';
import { useBrand } from '#app/brand/brand-context.tsx';
import { scene } from './brand-scene.css.ts';

/** The brand's scene; it needs no platform call, so it is in the first paint. */
export function BrandScene() {
  const brand = useBrand();
  const { hero } = brand.artwork;
  return (
    hero && <img className={scene} src={siteFile(brand, hero)} alt="" width={1200} height={480} fetchPriority="high" />
  );
}
