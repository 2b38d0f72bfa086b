import { IconButton } from '#app/kit/button/icon-button.tsx';
import { NumberField } from '#app/kit/number-field/number-field.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { ContractKind } from '#schemas/contracts/terms.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { useTermsText } from '../use-terms-text.ts';
import { fields, tierHead, tierName, tier as tierStyle } from './propose.css.ts';
import { fieldsOf, isMoney, type TierDraft, type TierFault } from './tier-draft.ts';
import type { Proposal } from './use-proposal.ts';

const RATES: ReadonlySet<string> = new Set(['rate', 'winRate', 'lossRate']);
/** Faults of incomplete input, shown only after submit. */
const LATE: ReadonlySet<string> = new Set(['empty', 'same']);

interface TierFieldsProps {
  kind: ContractKind;
  currency: string;
  index: number;
  draft: TierDraft;
  proposal: Proposal;
  /** The form was submitted, so missing values are reported too. */
  isTried: boolean;
  canRemove: boolean;
}

/** Thresholds and payments of one tier. */
export function TierFields({ kind, currency, index, draft, proposal, isTried, canRemove }: TierFieldsProps) {
  const { t } = useTranslation('agent-contracts');
  const describe = useFaultText(currency);
  const name = t('tier.number', { tier: index + 1 });
  return (
    <fieldset className={tierStyle} aria-label={name}>
      <div className={tierHead}>
        <span className={tierName} aria-hidden="true">
          {name}
        </span>
        {canRemove && (
          <IconButton
            icon="trash"
            label={t('tier.remove', { tier: index + 1 })}
            onClick={() => proposal.remove(index)}
          />
        )}
      </div>
      <div className={fields}>
        {fieldsOf(kind).map((field) => {
          const fault = proposal.faults.find((one) => one.tier === index && one.field === field);
          const isShown = fault && (isTried || !LATE.has(fault.rule));
          return (
            <NumberField
              key={field}
              label={t(`field.${field}`)}
              error={isShown ? describe(fault) : undefined}
              value={draft[field]}
              onChange={(value) => proposal.set(index, field, value)}
              min={0}
              {...(isMoney(field) && { currency })}
              {...(RATES.has(field) && { percent: true })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

/** Describes the fault of a field and its allowed values. @param currency ISO 4217 code */
function useFaultText(currency: string): (fault: TierFault) => string {
  const { t } = useTranslation('agent-contracts');
  const { rate, money } = useTermsText(currency);
  return ({ field, rule, most }) => {
    if (rule !== 'most') return t(`wrong.${rule}`);
    if (!most) return t('wrong.nothing');
    return t('wrong.most', { most: isMoney(field) ? money(minorUnits(most)) : rate(most) });
  };
}
