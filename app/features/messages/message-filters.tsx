import { CountBadge } from '#app/kit/badge/count-badge.tsx';
import { chip, chips, group } from '#app/kit/chips/chips.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { MessageCounts } from '#schemas/generated/platform.ts';
import { countsOf, type MessageFilter, messageFilters } from './message-filter.ts';
import { filterNumber } from './messages.css.ts';

interface MessageFiltersProps {
  counts: MessageCounts | undefined;
  chosen: MessageFilter;
  onChoose: (filter: MessageFilter) => void;
}

export function MessageFilters({ counts, chosen, onChoose }: MessageFiltersProps) {
  const { t } = useTranslation('messages');
  const { tag } = useCurrentLanguage();
  const numbers = counts && countsOf(counts);
  const number = new Intl.NumberFormat(tag);
  const endOf = (filter: MessageFilter) => {
    if (!numbers) return null;
    const shown = number.format(numbers[filter]);
    if (filter === 'unread') return <CountBadge count={numbers.unread} label={shown} />;
    return <span className={filterNumber}>{shown}</span>;
  };
  return (
    <div className={chips}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be part of a form, and this chooses what is shown. */}
      <div className={group} role="group" aria-label={t('filter.label')}>
        {messageFilters.map((filter) => (
          <button
            key={filter}
            type="button"
            className={chip}
            aria-pressed={filter === chosen}
            onClick={() => onChoose(filter)}
          >
            {t(`filter.${filter}`)}
            {endOf(filter)}
          </button>
        ))}
      </div>
    </div>
  );
}
