import { useBrand } from '#app/brand/brand-context.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { late } from '#app/shell/loading/late.tsx';
import { Hero } from './hero/hero.tsx';
import { NoticePlace } from './notices/notice-place.tsx';
import { HomeRows } from './rows/home-rows.tsx';

const NoticeLine = late(() => import('./after-paint.ts').then((file) => file.NoticeLine), NoticePlace);
const BoardBelow = late(
  () => import('./after-paint.ts').then((file) => file.BoardBelow),
  () => null,
);

/** The lobby: banners, notices and games. */
export function HomePage() {
  const { t } = useTranslation('home');
  const { name, theme } = useBrand();
  const tabs = theme.layout.navigation === 'top';
  return (
    <>
      <h1 className={visuallyHidden}>{t('heading', { brand: name })}</h1>
      <div className={stack[5]}>
        {tabs && <NoticeLine band />}
        <Hero />
        {!tabs && <NoticeLine />}
      </div>
      <HomeRows />
      <BoardBelow />
    </>
  );
}
