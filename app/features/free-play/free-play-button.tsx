import { Button } from '#app/kit/button/button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { START_TRIAL } from '#app/shell/modals/modal-ids.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';

/** Button in the log-in sheet that opens the introduction to the trial. */
export function FreePlayButton() {
  const { t } = useTranslation('free-play');
  const modals = useModals();
  return (
    <Button look="plain" icon="game-controller" wide onClick={() => modals.open(START_TRIAL)}>
      {t('play')}
    </Button>
  );
}
