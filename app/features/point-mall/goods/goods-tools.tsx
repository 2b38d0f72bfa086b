import { Checkbox } from '../../../kit/field/checkbox.tsx';
import { Select } from '../../../kit/select/select.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import { type GoodsWish, kinds, orders } from './choose-goods.ts';
import { by, kind as kindStyle, kinds as kindsStyle, order, tools } from './goods.css.ts';

interface GoodsToolsProps {
  wish: GoodsWish;
  onWish: (wish: Partial<GoodsWish>) => void;
  /** Whether it is known what the person has. */
  hasPoints: boolean;
}

/** What kind of goods, in which order, and whether only those within reach. */
export function GoodsTools({ wish, onWish, hasPoints }: GoodsToolsProps) {
  const { t } = useTranslation('point-mall');
  const choices = orders.map((value) => ({ value, label: t(`order.${value}`) }));
  return (
    <div className={tools}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be part of a form, and this chooses what is shown. */}
      <div className={kindsStyle} role="group" aria-label={t('kind.label')}>
        {[null, ...kinds].map((kind) => (
          <button
            key={kind ?? 'all'}
            type="button"
            className={kindStyle}
            aria-pressed={wish.kind === kind}
            onClick={() => onWish({ kind })}
          >
            {t(`kind.${kind ?? 'all'}`)}
          </button>
        ))}
      </div>
      <div className={order}>
        {hasPoints && (
          <Checkbox checked={wish.within} onChange={(event) => onWish({ within: event.target.checked })}>
            {t('within')}
          </Checkbox>
        )}
        <div className={by}>
          <Select
            label={t('order.label')}
            choices={choices}
            value={wish.order}
            onChange={(value) => onWish({ order: orders.find((known) => known === value) ?? 'chosen' })}
          />
        </div>
      </div>
    </div>
  );
}
