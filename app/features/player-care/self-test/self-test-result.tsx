import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { big, body, note, text } from '../care.css.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { CareHelpLines } from '../help/care-help-lines.tsx';
import { type Answer, bandOf, scoreOf } from './questions.ts';
import { useKeepScore } from './use-keep-score.ts';

interface SelfTestResultProps {
  answers: readonly Answer[];
  onClose: () => void;
}

/** What the answers come to, in words before the figure, and people to talk to where that may help. */
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
