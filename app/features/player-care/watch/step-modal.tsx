import { useMutation } from '@tanstack/react-query';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { answerCareStep } from '#app/platform/generated/operations/answer-care-step.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useCare, useRefreshCare } from '#app/shell/care/use-care.ts';
import { useShown } from '#app/shell/care/use-shown.ts';
import { memberPath } from '#app/shell/member/member-path.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { body, text } from '../care.css.ts';
import { CareHelpLines } from '../help/care-help-lines.tsx';

/** Tells the member what the platform noticed, and offers tools. */
export function StepModal({ close }: ModalProps) {
  const { t } = useTranslation('player-care');
  const platform = usePlatform();
  const shown = useShown();
  const refresh = useRefreshCare();
  const { data } = useCare();
  const step = data?.step;
  const { mutate } = useMutation({
    mutationFn: (saying: string) => answerCareStep(platform, { id: step?.id ?? 0, shown: shown(saying) }),
    onSettled: refresh,
  });
  if (!step) return null;
  const saying = t(`step.${step.kind}`);
  const leave = () => {
    mutate(saying);
    close();
  };
  const actions = (
    <>
      <LinkButton look="primary" large wide to={memberPath('playerCare')} onClick={leave}>
        {t('step.look')}
      </LinkButton>
      <Button look="plain" wide onClick={leave}>
        {t('step.later')}
      </Button>
    </>
  );
  return (
    <Dialog small title={t('step.title')} onClose={leave} actions={actions}>
      <div className={body}>
        <p className={text}>{saying}</p>
        <CareHelpLines />
      </div>
    </Dialog>
  );
}
