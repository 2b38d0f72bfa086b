import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { end, fromTo, label, place, swap } from './transfer.css.ts';

interface FromToProps {
  from: string;
  to: string;
  onTurn: () => void;
}

/** Where the money goes, in the direction that the language reads; the arrow between turns it around. */
export function FromTo({ from, to, onTurn }: FromToProps) {
  const { t } = useTranslation('wallet');
  return (
    <div className={fromTo}>
      <p className={place}>
        <span className={label}>{t('sheet.from')}</span>
        <bdi>{from}</bdi>
      </p>
      <button type="button" className={swap} aria-label={t('sheet.swap')} onClick={onTurn}>
        <Icon name="arrow-right" size={22} />
      </button>
      <p className={`${place} ${end}`}>
        <span className={label}>{t('sheet.to')}</span>
        <bdi>{to}</bdi>
      </p>
    </div>
  );
}
