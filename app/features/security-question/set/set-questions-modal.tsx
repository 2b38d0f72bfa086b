import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSingleCall } from '#app/kinds/single-call/use-single-call.ts';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { DialogForm } from '#app/kit/form/dialog-form.tsx';
import { useAttempt } from '#app/kit/form/use-attempt.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { setSecurityQuestions } from '#app/platform/generated/operations/set-security-questions.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useHasPassword } from '#app/session/use-has-password.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { memberAccountKey } from '#app/shell/member/member-account-key.ts';
import { OwnPasswordField } from '#app/shell/member/own-password-field.tsx';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { SecurityQuestionsPayload } from '#schemas/generated/platform.ts';
import { QuestionEntry } from './question-entry.tsx';
import { type Entry, type Fault, type FieldName, questionFaults } from './question-faults.ts';

const EMPTY: readonly Entry[] = [
  { question: '', answer: '' },
  { question: '', answer: '' },
];
const LABELS = ['set.first', 'set.second'] as const;

/** Sets two questions with answers, confirmed by the log-in password. Each log-in asks one of them. */
export function SetQuestionsModal({ close }: ModalProps) {
  const { t } = useTranslation('security-question');
  const element = useRef<HTMLFormElement>(null);
  const needsPassword = useHasPassword();
  const [entries, setEntries] = useState(EMPTY);
  const [password, setPassword] = useState('');
  const { submit, busy, error, reset } = useSetQuestions(close);
  const { isTried, attempt, refused: fields } = useAttempt(element, error);
  const ownFaults = questionFaults(entries);
  if (needsPassword && password === '') ownFaults.set('password', 'missing');
  const refused = new Map(fields.map(({ name, rule }) => [name, rule === 'same' ? 'same' : 'missing'] as const));
  const faultOf = (name: FieldName): Fault | undefined =>
    isTried ? (ownFaults.get(name) ?? refused.get(name)) : undefined;
  const names: FieldName[] = [...questionNames(entries), 'password'];
  const faults = new Set(names.filter(faultOf));
  const change = (index: number, part: Partial<Entry>) => {
    reset();
    setEntries(entries.map((entry, position) => (position === index ? { ...entry, ...part } : entry)));
  };
  const onSubmit = () => {
    attempt(ownFaults.size > 0);
    if (ownFaults.size > 0) return;
    const questions = entries.map(({ question, answer }) => ({ question, answer: answer.trim() }));
    void submit({ questions, ...(needsPassword && { password }) });
  };
  return (
    <Dialog small keep title={t('set.title')} onClose={close}>
      <DialogForm
        ref={element}
        action={t('set.action')}
        busy={busy}
        problem={error && refused.size === 0 ? describeProblem(error, t) : undefined}
        onSubmit={onSubmit}
      >
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
        <OwnPasswordField
          label={t('set.password')}
          error={faults.has('password') ? t(refused.has('password') ? 'set.wrong' : 'set.required') : undefined}
          value={password}
          onChange={({ target }) => {
            reset();
            setPassword(target.value);
          }}
          none={t('set.none')}
        />
      </DialogForm>
    </Dialog>
  );
}

function questionNames(entries: readonly Entry[]): FieldName[] {
  return entries.flatMap((_entry, index): FieldName[] => [`questions.${index}.question`, `questions.${index}.answer`]);
}

function useSetQuestions(onSet: () => void) {
  const { t } = useTranslation('security-question');
  const platform = usePlatform();
  const queries = useQueryClient();
  const toasts = useToasts();
  return useSingleCall({
    send: (payload: SecurityQuestionsPayload) => setSecurityQuestions(platform, payload),
    onSuccess: () => {
      toasts.show({ tone: 'success', text: t('set.done') });
      onSet();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: memberAccountKey }),
  });
}
