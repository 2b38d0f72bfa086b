import { useMutation } from '@tanstack/react-query';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { keepSelfTest } from '#app/platform/generated/operations/keep-self-test.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useRefreshCare } from '#app/shell/care/use-care.ts';
import { useShown } from '#app/shell/care/use-shown.ts';
import { big, body, note, text } from '../care.css.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { CareHelpLines } from '../help/care-help-lines.tsx';
import { type Answer, bandOf, scoreOf } from './questions.ts';

interface SelfTestResultProps {
  answers: readonly Answer[];
  onClose: () => void;
}

/** Result in words and as a score, with help lines if the score suggests them. */
export function SelfTestResult({ answers, onClose }: SelfTestResultProps) {
  const { t } = useTranslation('player-care');
  const keep = useKeepScore();
  const score = scoreOf(answers);
  const band = bandOf(score);
  const saying = t(`selfTest.result.${band}`);
  const actions = (
    <>
      <Button look="primary" large wide onClick={onClose}>
        {t('selfTest.done')}
      </Button>
      <Button
        look="plain"
        wide
        busy={keep.isPending}
        disabled={keep.isSuccess}
        onClick={() => keep.mutate({ score, text: saying })}
      >
        {t(keep.isSuccess ? 'selfTest.kept' : 'selfTest.keep')}
      </Button>
    </>
  );
  return (
    <Dialog small title={t('selfTest.resultTitle')} onClose={onClose} actions={actions}>
      <div className={body}>
        <p className={big}>{t(`selfTest.band.${band}`)}</p>
        <p className={text}>{saying}</p>
        {(band === 'moderate' || band === 'high') && <CareHelpLines />}
        <p className={note}>{t('selfTest.source', { score })}</p>
        <Alert text={keep.error ? describeRefusal(keep.error, t) : undefined} />
      </div>
    </Dialog>
  );
}

function useKeepScore() {
  const platform = usePlatform();
  const shown = useShown();
  const refresh = useRefreshCare();
  return useMutation({
    mutationFn: ({ score, text }: { score: number; text: string }) =>
      keepSelfTest(platform, { score, shown: shown(text) }),
    onSuccess: refresh,
  });
}
