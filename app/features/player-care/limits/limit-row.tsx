import { Button } from '#app/kit/button/button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { CareKind, PlayerCare } from '#schemas/generated/platform.ts';
import { IncreaseNote } from './increase-note.tsx';
import { head, name, note, row, words } from './limits.css.ts';
import { Meter } from './meter.tsx';

interface LimitRowProps {
  kind: CareKind;
  care: PlayerCare;
  onEdit: () => void;
}

/** One kind of limit: its daily, weekly and monthly amounts and a button to change them. */
export function LimitRow({ kind, care, onEdit }: LimitRowProps) {
  const { t } = useTranslation('player-care');
  const own = care.limits.filter((limit) => limit.kind === kind);
  const set = own.filter(({ amount }) => amount !== undefined);
  const action = t(set.length > 0 ? 'limits.change' : 'limits.set');
  return (
    <li className={row}>
      <div className={head}>
        <span className={words}>
          <span className={name}>{t(`limits.kind.${kind}`)}</span>
          <span className={note}>{t(`limits.about.${kind}`)}</span>
        </span>
        <Button look="plain" aria-label={`${action}: ${t(`limits.kind.${kind}`)}`} onClick={onEdit}>
          {action}
        </Button>
      </div>
      {set.map((limit) => (
        <Meter key={limit.period} limit={limit} currency={care.currency} zone={care.timeZone} />
      ))}
      {own.some(({ most }) => most !== undefined) && <p className={note}>{t('limits.age')}</p>}
      {own.map((limit) => (
        <IncreaseNote key={limit.period} limit={limit} care={care} />
      ))}
    </li>
  );
}
