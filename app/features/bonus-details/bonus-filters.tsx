import { chip, chips, group } from '#app/kit/chips/chips.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { Bonuses } from '#schemas/generated/platform.ts';
import { filterNumber } from './bonuses.css.ts';
import { type BonusFilter, bonusFilters } from './use-bonus-address.ts';

interface BonusFiltersProps {
  totals: Bonuses['totals'] | undefined;
  chosen: BonusFilter;
  onChoose: (filter: BonusFilter) => void;
}

/** Filter by all, open and closed bonuses, with the number of each. */
export function BonusFilters({ totals, chosen, onChoose }: BonusFiltersProps) {
  const { t } = useTranslation('bonus-details');
  const { tag } = useCurrentLanguage();
  const number = new Intl.NumberFormat(tag);
  const numbers = totals && countsOf(totals);
  return (
    <div className={chips}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this filters a list. */}
      <div className={group} role="group" aria-label={t('filter.label')}>
        {bonusFilters.map((filter) => (
          <button
            key={filter}
            type="button"
            className={chip}
            aria-pressed={filter === chosen}
            onClick={() => onChoose(filter)}
          >
            {t(`filter.${filter}`)}
            {numbers && <span className={filterNumber}>{number.format(numbers[filter])}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Number of bonuses for each filter. */
export function countsOf({ count, open }: Bonuses['totals']): Record<BonusFilter, number> {
  return { all: count, open, closed: count - open };
}
