import { ground } from '#app/shell/layout/brand-scene.css.ts';
import { BrandScene } from '#app/shell/layout/brand-scene.tsx';
import { late } from '#app/shell/loading/late.tsx';
import { Greeting } from './greeting.tsx';
import { scene } from './hero.css.ts';

const Banners = late(() => import('../after-paint.ts').then((file) => file.Banners), Greeting);

/** The brand's scene below its greeting or the platform's banners. */
export function Hero() {
  return (
    <div className={ground} data-ground="dark">
      <BrandScene className={scene} />
      <Banners />
    </div>
  );
}
