import { useBrand } from '#app/brand/brand-context.tsx';
import { button } from '#app/kit/button/button.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { categoryPath } from '#app/platform/games/game-category.ts';
import { Link } from '#app/shell/router/router.ts';
import { callLink } from './hero.css.ts';

/** Link to the brand's first category, for slides without a link of their own. */
export function PlayLink() {
  const { t } = useTranslation('home');
  const [category] = useBrand().categories;
  return (
    category && (
      <Link className={`${button.call} ${callLink}`} to={categoryPath(category)}>
        {t('banner.play')}
      </Link>
    )
  );
}
