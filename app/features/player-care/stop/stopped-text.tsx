import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { type Clock, useClock } from '#app/shell/clock/use-clock.ts';
import { big, text } from '../care.css.ts';
import type { StopNow } from './stop-now.ts';

interface StoppedTextProps {
  stop: StopNow;
  zone: string;
  /** Whether the site offers withdrawals. */
  hasPayout: boolean;
}

/** When the break ends, what happens then, and the balance of the account. */
export function StoppedText({ stop, zone, hasPayout }: StoppedTextProps) {
  const { t } = useTranslation('player-care');
  const { tag } = useCurrentLanguage();
  const { member } = useSession();
  const clock = useClock('zoned', zone);
  const isOver = stop.kind === 'exclusion' && (stop.canAskToReturn || stop.returnsAt !== undefined);
  const balance = member && formatMoney(member.balance, member.currency, tag);
  return (
    <>
      {isOver ? <Return stop={stop} clock={clock} /> : <Running stop={stop} clock={clock} />}
      {balance && <p className={text}>{t(hasPayout ? 'stopped.money' : 'stopped.moneyBy', { balance })}</p>}
    </>
  );
}

interface PartProps {
  stop: StopNow;
  clock: Clock;
}

function Running({ stop: { kind, endsAt }, clock }: PartProps) {
  const { t } = useTranslation('player-care');
  return (
    <>
      <p className={big}>{endsAt === undefined ? t('stopped.forever') : t('stopped.until', { time: clock(endsAt) })}</p>
      <p className={text}>{t(`stopped.text.${kind}`)}</p>
    </>
  );
}

/** After its term, an exclusion ends only if the member asks. */
function Return({ stop, clock }: PartProps) {
  const { t } = useTranslation('player-care');
  const returnsAt = stop.kind === 'exclusion' ? stop.returnsAt : undefined;
  return (
    <p className={text}>
      {returnsAt === undefined ? t('stopped.ended') : t('stopped.asked', { time: clock(returnsAt) })}
    </p>
  );
}
