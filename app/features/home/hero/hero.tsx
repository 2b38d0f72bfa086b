import { siteFile } from '../../../brand/brand.ts';
import { useBrand } from '../../../brand/brand-context.tsx';
import { late } from '../../../shell/loading/late.tsx';
import { Greeting } from './greeting.tsx';
import { hero, scene } from './hero.css.ts';

const Banners = late(() => import('../after-paint.ts').then((file) => file.Banners), Greeting);

/**
 * The brand's own scene with its name, which needs nothing from the platform and is there with the first paint; then
 * the platform's banners on top of it. It is dark under both schemes, as the scenes are.
 */
export function Hero() {
  const brand = useBrand();
  return (
    <div className={hero} data-ground="dark">
      {brand.artwork.hero && (
        <img
          className={scene}
          src={siteFile(brand, brand.artwork.hero)}
          alt=""
          width={1200}
          height={480}
          fetchPriority="high"
        />
      )}
      <Banners />
    </div>
  );
}
