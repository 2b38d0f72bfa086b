import { arrivalText } from '#app/kinds/money-flow/page/arrival-text.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { dot } from '#app/kit/radio/radio.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { DepositMethod } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { end, fee, howTo, icon, line, note, row, title, words } from './methods.css.ts';

const ICONS = { qr: 'qr-code', ewallet: 'wallet', bank: 'bank', crypto: 'coins', voucher: 'ticket' } as const;

const RATE_UNITS = 10_000;

interface MethodRowProps {
  /** Name of the radio group. */
  name: string;
  method: DepositMethod;
  currency: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** Radio button of a payment method, with its limits, fee and duration. */
export function MethodRow({ name, method, currency, isChosen, onChoose }: MethodRowProps) {
  const { t } = useTranslation('deposit');
  const { tag } = useCurrentLanguage();
  const { kind, min, max, arrivalSeconds } = method;
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  return (
    <label className={row}>
      <input type="radio" className={dot} name={name} checked={isChosen} onChange={onChoose} />
      <span className={icon}>
        <Icon name={ICONS[kind]} size={24} />
      </span>
      <span className={line}>
        <span className={words}>
          <span className={title}>{kind === 'voucher' ? t('kind.voucher') : <bdi>{method.name}</bdi>}</span>
          <span className={note}>{t('between', { min: money(min), max: money(max) })}</span>
        </span>
        <span className={end}>
          <span className={fee}>{feeText(method, tag, money) ?? t('noFee')}</span>
          <span className={note}>{arrivalSeconds > 0 ? arrivalText(arrivalSeconds, tag) : t('atOnce')}</span>
        </span>
      </span>
      {isChosen && <span className={howTo}>{t(`howTo.${kind}`)}</span>}
    </label>
  );
}

/** Formats the fee, such as "0.75% + €0.10"; undefined without a fee. */
function feeText({ feeRate, feeFixed }: DepositMethod, tag: string, money: (minor: MinorUnits) => string) {
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const parts = [feeRate > 0 && percent.format(feeRate / RATE_UNITS), feeFixed > 0 && money(feeFixed)];
  return parts.filter(Boolean).join(' + ') || undefined;
}
