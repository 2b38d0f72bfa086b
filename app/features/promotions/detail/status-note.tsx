import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { Promotion } from '#schemas/generated/platform.ts';
import { note } from './detail.css.ts';

/** What a status means for the member; an open promotion has its button instead. */
export function StatusNote({ promotion: { status, reason, kind } }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  if (status === 'JOIN') return null;
  if (status === 'REJECTED') return <Alert text={reason ?? t('note.REJECTED')} />;
  if (status === 'ISSUED' && kind === 'RAFFLE') return <p className={note}>{t('note.ticket')}</p>;
  return <p className={note}>{t(`note.${status}`)}</p>;
}
