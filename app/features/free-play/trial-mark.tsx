import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { visitMark } from '#app/shell/layout/header-parts.css.ts';

/** Reminds a person that this is a trial, and the money is not real. */
export function TrialMark() {
  const { t } = useTranslation('free-play');
  const { status } = useSession();
  if (status !== 'trial') return null;
  return <span className={visitMark}>{t('entry.mark')}</span>;
}
