import { useRef } from 'react';
import { useAtNow } from '#app/clock/use-at-now.ts';
import { useScroller } from '#app/kit/carousel/use-scroller.ts';
import { Money } from '#app/kit/money/money.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { durationText } from '#app/shell/care/duration-text.ts';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { PlayerCare } from '#schemas/generated/platform.ts';
import { item, strip } from './clock.css.ts';

const MINUTE = 60_000;

/** Duration of the session, last log-in and net position. */
export function ClockStrip({ care }: { care: PlayerCare }) {
  const { t } = useTranslation('reality-check');
  const { tag } = useCurrentLanguage();
  const clock = useClock('short', care.timeZone);
  const minutes = useAtNow((now) => Math.max(0, Math.floor((now - care.sessionStartedAt) / MINUTE)));
  const part = useRef<HTMLElement>(null);
  const { before, after } = useScroller(part);
  return (
    // Make the strip focusable if it is cut off, so that the keyboard can scroll it.
    <section ref={part} className={strip} aria-label={t('clock.label')} tabIndex={before || after ? 0 : undefined}>
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
