import { useId } from 'react';
import { dot } from '#app/kit/radio/radio.css.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { choice, choices, choiceText, choiceTitle } from './order.css.ts';

export type Answer = 'received' | 'missing' | 'all';

interface AnswerChoiceProps {
  answers: readonly Answer[];
  chosen: Answer;
  /** Amount of the transfer, formatted. */
  amount: string;
  /** Sum of all transfers of the withdrawal, formatted. */
  all: string;
  onChoose: (answer: Answer) => void;
}

/** Possible answers to whether a transfer has arrived. */
export function AnswerChoice({ answers, chosen, amount, all, onChoose }: AnswerChoiceProps) {
  const { t } = useTranslation('withdrawal');
  const name = useId();
  const texts = {
    received: t('confirm.receivedText', { amount }),
    missing: t('confirm.missingText'),
    all: t('confirm.allText', { amount: all }),
  };
  return (
    <div role="radiogroup" className={choices} aria-label={t('confirm.question', { amount })}>
      {answers.map((answer) => (
        <label key={answer} className={choice}>
          <input
            type="radio"
            className={dot}
            name={name}
            checked={answer === chosen}
            onChange={() => onChoose(answer)}
          />
          <span className={choiceText}>
            <span className={choiceTitle}>{t(`confirm.${answer}`)}</span>
            <span className={prose.aside}>{texts[answer]}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
