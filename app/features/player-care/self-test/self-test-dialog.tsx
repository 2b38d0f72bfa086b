import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Progress } from '#app/kit/progress/progress.tsx';
import { RadioGroup } from '#app/kit/radio/radio-group.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { body, note } from '../care.css.ts';
import { ANSWERS, type Answer, QUESTIONS } from './questions.ts';
import { SelfTestResult } from './self-test-result.tsx';

/** One question per screen. The answers stay on the device unless the member saves the score. */
export function SelfTestDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('player-care');
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const [at, setAt] = useState(0);
  const question = QUESTIONS[at];
  if (!question) return <SelfTestResult answers={answers} onClose={onClose} />;
  const choose = (answer: Answer) => setAnswers([...answers.slice(0, at), answer, ...answers.slice(at + 1)]);
  const of = t('selfTest.of', { at: at + 1, all: QUESTIONS.length });
  const actions = (
    <>
      <Button look="primary" large wide disabled={answers[at] === undefined} onClick={() => setAt(at + 1)}>
        {t('selfTest.next')}
      </Button>
      {at > 0 && (
        <Button look="plain" wide onClick={() => setAt(at - 1)}>
          {t('break.back')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog small keep title={of} onClose={onClose} actions={actions}>
      <div className={body}>
        <Progress label={of} value={at + 1} max={QUESTIONS.length} />
        <RadioGroup
          key={question}
          label={t(`selfTest.question.${question}`)}
          choices={ANSWERS.map((value) => ({ value, label: t(`selfTest.answer.${value}`) }))}
          value={answers[at] ?? ''}
          onChange={(value) => {
            const answer = ANSWERS.find((one) => one === value);
            if (answer) choose(answer);
          }}
        />
        {at === 0 && <p className={note}>{t('selfTest.year')}</p>}
      </div>
    </Dialog>
  );
}
