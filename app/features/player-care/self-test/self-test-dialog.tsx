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
  const [index, setIndex] = useState(0);
  const question = QUESTIONS[index];
  if (!question) return <SelfTestResult answers={answers} onClose={onClose} />;
  const choose = (answer: Answer) => setAnswers([...answers.slice(0, index), answer, ...answers.slice(index + 1)]);
  const of = t('selfTest.of', { at: index + 1, all: QUESTIONS.length });
  const actions = (
    <>
      <Button look="primary" large wide disabled={answers[index] === undefined} onClick={() => setIndex(index + 1)}>
        {t('selfTest.next')}
      </Button>
      {index > 0 && (
        <Button look="plain" wide onClick={() => setIndex(index - 1)}>
          {t('break.back')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog small keep title={of} onClose={onClose} actions={actions}>
      <div className={body}>
        <Progress label={of} value={index + 1} max={QUESTIONS.length} />
        <RadioGroup
          key={question}
          label={t(`selfTest.question.${question}`)}
          choices={ANSWERS.map((value) => ({ value, label: t(`selfTest.answer.${value}`) }))}
          value={answers[index] ?? ''}
          onChange={(value) => {
            const answer = ANSWERS.find((one) => one === value);
            if (answer) choose(answer);
          }}
        />
        {index === 0 && <p className={note}>{t('selfTest.year')}</p>}
      </div>
    </Dialog>
  );
}
