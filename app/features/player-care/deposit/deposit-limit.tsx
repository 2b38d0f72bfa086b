import { useEffect, useEffectEvent } from 'react';
import { line } from '#app/kinds/money-flow/page/foot.css.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useCare } from '#app/shell/care/use-care.ts';
import { useClock } from '#app/shell/clock/use-clock.ts';
import { memberPath } from '#app/shell/member/member-path.ts';
import { Link } from '#app/shell/router/router.ts';
import type { DepositLimitProps } from '#app/shell/slots/slots.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { useAmountText } from '../limits/amount-text.ts';
import { roomOf } from './room-of.ts';

/** Remaining deposit limit beside the deposit button, with a link to the limits. */
export function DepositLimit({ onRoom }: DepositLimitProps) {
  const { t } = useTranslation('player-care');
  const { data: care } = useCare();
  const text = useAmountText(care?.currency ?? 'EUR');
  const clock = useClock('short', care?.timeZone);
  const room = care && roomOf(care.limits);
  const tell = useEffectEvent(onRoom);
  const left = room?.left;
  useEffect(() => tell(left === undefined ? undefined : minorUnits(left)), [left]);
  const words = room
    ? t('deposit.left', { left: text('deposit', room.left), time: clock(room.limit.renewsAt) })
    : t(care?.parts.includes('limits') ? 'deposit.set' : 'entry.care');
  return (
    <Link className={line} to={memberPath('playerCare')}>
      <Icon name="heart" size={18} />
      {words}
    </Link>
  );
}
