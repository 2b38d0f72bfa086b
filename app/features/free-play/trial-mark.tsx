import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { visitMark } from '#app/shell/layout/header-parts.css.ts';

/** Label of a trial session, which has no real money. */
export function TrialMark() {
  const { t } = useTranslation('free-play');
  const { status } = useSession();
  if (status !== 'trial') return null;
  return <span className={visitMark}>{t('entry.mark')}</span>;
}
