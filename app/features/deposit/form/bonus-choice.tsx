import { useId } from 'react';
import { stack } from '#app/kit/layout/layout.css.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { dot } from '#app/kit/radio/radio.css.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { DepositBonus } from '#schemas/generated/platform.ts';
import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';
import { bonusOf } from '../bonus-of.ts';
import { bonusRow, end, fee, group, line, note, title as titleStyle, words } from './methods.css.ts';

const RATE_UNITS = 10_000;

interface BonusChoiceProps {
  bonuses: readonly DepositBonus[];
  /** Undefined without a bonus. */
  chosen: DepositBonus | undefined;
  /** Amount that the deposit credits; null without a valid amount. */
  credited: MinorUnits | null;
  currency: string;
  /** @param promotionId 0 for no bonus */
  onChoose: (promotionId: number) => void;
}

/** Choice between the promotions that the deposit can start, with wagering and limits, and no bonus. */
export function BonusChoice({ bonuses, chosen, credited, currency, onChoose }: BonusChoiceProps) {
  const { t } = useTranslation('deposit');
  const id = useId();
  return (
    <section className={stack[3]}>
      <h2 id={id} className={prose.lead}>
        {t('bonus.title')}
      </h2>
      <div role="radiogroup" aria-labelledby={id} className={group}>
        {bonuses.map((bonus) => (
          <BonusRow
            key={bonus.promotionId}
            name={id}
            bonus={bonus}
            credited={credited}
            currency={currency}
            isChosen={bonus === chosen}
            onChoose={() => onChoose(bonus.promotionId)}
          />
        ))}
        <label className={bonusRow}>
          <input type="radio" className={dot} name={id} checked={!chosen} onChange={() => onChoose(0)} />
          <span className={words}>
            <span className={titleStyle}>{t('bonus.none')}</span>
            <span className={note}>{t('bonus.noneText')}</span>
          </span>
        </label>
      </div>
    </section>
  );
}

interface BonusRowProps extends Pick<BonusChoiceProps, 'credited' | 'currency'> {
  /** Name of the radio group. */
  name: string;
  bonus: DepositBonus;
  isChosen: boolean;
  onChoose: () => void;
}

function BonusRow({ name, bonus, credited, currency, isChosen, onChoose }: BonusRowProps) {
  const { t } = useTranslation('deposit');
  const { tag } = useCurrentLanguage();
  const { title, rate, min, max, wagering } = bonus;
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  const part = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(rate / RATE_UNITS);
  const amount = credited !== null && credited >= min ? bonusOf(bonus, credited) : undefined;
  return (
    <label className={bonusRow}>
      <input type="radio" className={dot} name={name} checked={isChosen} onChange={onChoose} />
      <span className={line}>
        <span className={words}>
          <span className={titleStyle} dir="auto">
            {title}
          </span>
          <span className={note}>{t('bonus.terms', { rate: part, max: money(max), min: money(min) })}</span>
          <span className={note}>
            {amount !== undefined && wagering > 0
              ? t('bonus.stake', { amount: money(minorUnits(amount * wagering)), times: wagering })
              : t(wagering > 0 ? 'bonus.wagering' : 'bonus.free', { times: wagering })}
          </span>
        </span>
        {amount !== undefined && (
          <span className={end}>
            <bdi className={fee}>{t('bonus.plus', { amount: money(amount) })}</bdi>
          </span>
        )}
      </span>
    </label>
  );
}
