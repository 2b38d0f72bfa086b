import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { PasswordField } from '#app/kit/field/password-field.tsx';
import { useAttempt } from '#app/kit/form/use-attempt.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { QuestionEntry } from './question-entry.tsx';
import { type Entry, type Fault, type FieldName, questionFaults } from './question-faults.ts';
import { useSetQuestions } from './use-set-questions.ts';

const EMPTY: readonly Entry[] = [
  { question: '', answer: '' },
  { question: '', answer: '' },
];
const LABELS = ['set.first', 'set.second'] as const;
const MAX_LENGTH = 255;

/** Chooses the two questions of which each log-in asks one, and their answers, confirmed by the account's password. */
export function SetQuestionsModal({ close }: ModalProps) {
  const { t } = useTranslation('security-question');
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const needsPassword = useSession().member?.hasPassword !== false;
  const [entries, setEntries] = useState(EMPTY);
  const [password, setPassword] = useState('');
  const { submit, busy, error, reset } = useSetQuestions(close);
  const { isTried, attempt, refused: fields } = useAttempt(element, error);
  const found = questionFaults(entries);
  if (needsPassword && password === '') found.set('password', 'missing');
  const refused = new Map(fields.map(({ name, rule }) => [name, rule === 'same' ? 'same' : 'missing'] as const));
  const faultOf = (name: FieldName): Fault | undefined =>
    isTried ? (found.get(name) ?? refused.get(name)) : undefined;
  const names: FieldName[] = [...questionNames(entries), 'password'];
  const faults = new Set(names.filter(faultOf));
  const change = (index: number, part: Partial<Entry>) => {
    reset();
    setEntries(entries.map((entry, place) => (place === index ? { ...entry, ...part } : entry)));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    attempt(found.size > 0);
    if (found.size > 0) return;
    const questions = entries.map(({ question, answer }) => ({ question, answer: answer.trim() }));
    void submit({ questions, ...(needsPassword && { password }) });
  };
  return (
    <Dialog small keep title={t('set.title')} onClose={close}>
      <form id={id} ref={element} className={stack[5]} noValidate onSubmit={onSubmit}>
        <p>{t('set.text')}</p>
        {entries.map((entry, index) => (
          <QuestionEntry
            key={LABELS[index]}
            label={t(LABELS[index] ?? 'set.second')}
            entry={entry}
            taken={entries.filter((other) => other !== entry).map(({ question }) => question)}
            faults={{
              question: faultOf(`questions.${index}.question`),
              answer: faultOf(`questions.${index}.answer`),
            }}
            onChange={(part) => change(index, part)}
          />
        ))}
        {needsPassword ? (
          <PasswordField
            label={t('set.password')}
            error={faults.has('password') ? t(refused.has('password') ? 'set.wrong' : 'set.required') : undefined}
            autoComplete="current-password"
            maxLength={MAX_LENGTH}
            value={password}
            onChange={({ target }) => {
              reset();
              setPassword(target.value);
            }}
          />
        ) : (
          <Alert tone="info" text={t('set.none')} />
        )}
        <DialogFoot notes={<Alert text={error && refused.size === 0 ? describeProblem(error, t) : undefined} />}>
          <Button type="submit" form={id} look="primary" large wide busy={busy}>
            {t('set.action')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

function questionNames(entries: readonly Entry[]): FieldName[] {
  return entries.flatMap((_entry, index): FieldName[] => [`questions.${index}.question`, `questions.${index}.answer`]);
}
