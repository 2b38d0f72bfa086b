import { useTranslation } from '#app/language/translation.tsx';
import { useLive } from '#app/session/use-live.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';

/** Tells an agent on any page about a new contract proposal. */
export function ProposalWatch() {
  const { t } = useTranslation('live');
  const toasts = useToasts();
  useLive('contract', ({ change, side }) => {
    if (change === 'proposed' && side === 'own') toasts.show({ text: t('proposed') });
  });
  return null;
}
