import { chip, chipNumber, chips } from '#app/kit/chips/chips.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { Link } from '#app/shell/router/router.ts';
import type { Promotion } from '#schemas/generated/platform.ts';
import { categoryAddress } from '../promotion-address.ts';

interface CategoryChipsProps {
  promotions: readonly Promotion[];
  chosen: string | null;
}

/** A link for each category. */
export function CategoryChips({ promotions, chosen }: CategoryChipsProps) {
  const { t } = useTranslation('promotions');
  const categories = [...new Set(promotions.map(({ category }) => category))];
  if (categories.length < 2) return null;
  const count = (name: string) => promotions.filter(({ category }) => category === name).length;
  return (
    <nav aria-label={t('categories')}>
      <ul className={chips}>
        <li>
          <Link className={chip} to={categoryAddress(undefined)} aria-current={chosen === null ? 'page' : undefined}>
            {t('category.all')}
            <span className={chipNumber}>{promotions.length}</span>
          </Link>
        </li>
        {categories.map((name) => (
          <li key={name}>
            <Link className={chip} to={categoryAddress(name)} aria-current={chosen === name ? 'page' : undefined}>
              {t(`category.${name}`)}
              <span className={chipNumber}>{count(name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
