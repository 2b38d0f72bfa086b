import { useTranslation } from '#app/language/translation.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { useLive } from '#app/session/use-live.ts';

/** A break that began on another device ends the session here: says why at the log-in, in place of an expired session. */
export function useSayStopped(): void {
  const { t } = useTranslation('player-care');
  const session = useSessionService();
  useLive('care', ({ kind }) => {
    if (kind !== 'stopped') return;
    // The session in which the break began goes on, and can withdraw.
    session.refresh().catch(() => {
      if (session.store.getState().over) session.store.setState({ over: { text: t('stopped.elsewhere') } });
    });
  });
}
