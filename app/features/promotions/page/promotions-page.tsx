import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { page } from '#app/shell/layout/page-title.css.ts';
import { PageTitle } from '#app/shell/layout/page-title.tsx';
import { usePromotions } from '#app/shell/promotions/use-promotions.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { useSearchParams } from '#app/shell/router/router.ts';
import type { Promotion } from '#schemas/generated/platform.ts';
import { ChosenPromotion } from '../detail/chosen-promotion.tsx';
import { CATEGORY } from '../promotion-address.ts';
import { inDisplayOrder } from '../status-look.ts';
import { CategoryChips } from './category-chips.tsx';
import { Featured } from './featured.tsx';
import { grid } from './page.css.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { PromotionCard } from './promotion-card.tsx';

/** The featured promotion, then all by category. */
export function PromotionsPage() {
  const { t } = useTranslation('promotions');
  const { data, isError, refetch } = usePromotions();
  return (
    <div className={page}>
      <PageTitle icon="gift">{t('entry.promotions')}</PageTitle>
      {!data && !isError && <PageSkeleton />}
      {!data && isError && <Problem title={t('failed')} onAction={() => void refetch()} />}
      {data?.length === 0 && (
        <Empty icon="gift" title={t('empty')} text={t('emptyText')}>
          <LinkButton to={paths.index}>{t('play')}</LinkButton>
        </Empty>
      )}
      {data && data.length > 0 && <PromotionList promotions={inDisplayOrder(data)} />}
      {data && <ChosenPromotion promotions={data} />}
    </div>
  );
}

function PromotionList({ promotions }: { promotions: readonly Promotion[] }) {
  const [search] = useSearchParams();
  const category = search.get(CATEGORY);
  const ofCategory = promotions.filter((promotion) => promotion.category === category);
  const [first, ...others] = promotions;
  const isAll = ofCategory.length === 0;
  const listed = isAll ? others : ofCategory;
  return (
    <>
      {first && isAll && <Featured promotion={first} />}
      <CategoryChips promotions={promotions} chosen={isAll ? null : category} />
      {listed.length > 0 && (
        <ul className={grid}>
          {listed.map((promotion) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
