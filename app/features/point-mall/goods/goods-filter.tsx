import { ChipGroup } from '#app/kit/chips/chip-group.tsx';
import { chips, divider } from '#app/kit/chips/chips.css.ts';
import { ToggleChip } from '#app/kit/chips/toggle-chip.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { type GoodsQuery, kinds } from './choose-goods.ts';

interface GoodsFilterProps {
  wish: GoodsQuery;
  onWish: (wish: Partial<GoodsQuery>) => void;
  /** Whether the account earns points. */
  hasPoints: boolean;
}

export function GoodsFilter({ wish, onWish, hasPoints }: GoodsFilterProps) {
  const { t } = useTranslation('point-mall');
  const choices = (['all', ...kinds] as const).map((value) => ({ value, label: t(`kind.${value}`) }));
  return (
    <div className={chips}>
      {hasPoints && (
        <div className={divider}>
          <ToggleChip icon="coins" label={t('within')} pressed={wish.within} onPress={(within) => onWish({ within })} />
        </div>
      )}
      <ChipGroup
        label={t('kind.label')}
        choices={choices}
        chosen={wish.kind ?? 'all'}
        onChoose={(value) => onWish({ kind: kinds.find((candidate) => candidate === value) ?? null })}
      />
    </div>
  );
}
