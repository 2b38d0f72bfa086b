import { Money } from '#app/kit/money/money.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { durationText } from '#app/shared/care/duration-text.ts';
import type { CareState } from '#app/shared/care/use-care.ts';
import { useClock } from '#app/shared/clock/use-clock.ts';
import { item, strip } from './clock.css.ts';
import { useMinutesSince } from './use-minutes-since.ts';

/** How long the session has lasted, the last log-in, and the net position. */
export function ClockStrip({ care }: { care: CareState }) {
  const { t } = useTranslation('reality-check');
  const { tag } = useCurrentLanguage();
  const clock = useClock('short', care.timeZone);
  const minutes = useMinutesSince(care.sessionStartedAt + care.ahead);
  return (
    <section className={strip} aria-label={t('clock.label')}>
      <span className={item}>{t('clock.session', { time: durationText(minutes, tag) })}</span>
      {care.lastLogInAt !== undefined && (
        <span className={item}>{t('clock.lastLogIn', { time: clock(care.lastLogInAt) })}</span>
      )}
      <span className={item}>
        {t('clock.net')} <Money amount={care.position.net} currency={care.currency} />
      </span>
    </section>
  );
}
