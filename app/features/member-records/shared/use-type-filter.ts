import { choicesOf, type RecordFilter } from '#app/kinds/record-page/record-filter.tsx';
import { GAME_TYPES } from '#app/kinds/record-page/record-values.ts';
import { useTranslation } from '#app/language/translation.tsx';

/** The game type filter. @param clears filters to reset when the type changes */
export function useTypeFilter(value: string | undefined, clears: readonly string[] = []): RecordFilter {
  const { t } = useTranslation('member-records');
  return {
    ...{ name: 'gameType', label: t('betting.types'), icon: 'game-controller', value, clears },
    choices: choicesOf(t('betting.allTypes'), GAME_TYPES, (type) => t(`type.${type}`)),
  };
}
