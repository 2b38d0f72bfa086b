import { formatMoney } from '#app/kit/money/format-money.ts';
import { Money } from '#app/kit/money/money.tsx';
import { NumberField } from '#app/kit/number-field/number-field.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';
import { chip, chips } from './slip.css.ts';
import { isStake, type SlipLine } from './slip-draft.ts';

/** Preset stakes as multiples of the minimum stake. */
const MULTIPLES = [1, 2, 5, 10];

interface StakeFieldProps {
  line: SlipLine;
  currency: string;
  onChange: (stake: number | null) => void;
}

/** The stake of one line, typed or preset, with its error below. */
export function StakeField({ line, currency, onChange }: StakeFieldProps) {
  const { t } = useTranslation('lottery');
  const { tag } = useCurrentLanguage();
  const { stake, minStake, maxStake, stakeStep } = line;
  const money = (amount: MinorUnits) => formatMoney(amount, currency, tag);
  const limits = { min: money(minStake), max: money(maxStake), step: money(stakeStep) };
  return (
    <>
      <NumberField
        label={t('slip.stake')}
        value={stake}
        onChange={onChange}
        currency={currency}
        min={minStake}
        max={maxStake}
        step={stakeStep}
        enterKeyHint="done"
        labels={{ less: t('slip.less'), more: t('slip.more') }}
        error={isStake(line) ? undefined : t('slip.stakeLimits', limits)}
      />
      <fieldset className={chips} aria-label={t('slip.stakes')}>
        {MULTIPLES.map((multiple) => minorUnits(multiple * minStake))
          .filter((amount) => amount <= maxStake)
          .map((amount) => (
            <button
              key={amount}
              type="button"
              className={chip}
              aria-pressed={amount === stake}
              onClick={() => onChange(amount)}
            >
              <Money amount={amount} currency={currency} />
            </button>
          ))}
      </fieldset>
    </>
  );
}
