import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { Field } from '#app/kit/field/field.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { customerSecurityQuestion } from '#app/platform/generated/operations/customer-security-question.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';
import { useDraft } from '#app/shell/drafts/use-draft.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { useAnswer, useEndSession } from './use-answer.ts';

const answerDraft = defineDraft('security-answer', () => proxy({ answer: '' }), { answer: 'secret' });

/** Asks the member's question. Closing it without an answer ends the session. */
export function QuestionModal({ close }: ModalProps) {
  const { t } = useTranslation('security-question');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [draft, drop] = useDraft(answerDraft);
  const { answer } = useSnapshot(draft, { sync: true });
  const { data: asked, error, refetch } = useQuestion();
  const { busy, submit, message, missing } = useAnswer({ asked, close, onAnswer: drop });
  const endSession = useEndSession(close);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (answer.trim() === '') field.current?.focus();
    void submit(answer.trim());
  };
  return (
    <Dialog title={t('title')} onClose={endSession} keep small>
      {error ? (
        <Problem title={t('unloaded')} text={describeProblem(error, t)} onAction={refetch} />
      ) : (
        <form id={id} className={stack[5]} onSubmit={onSubmit} noValidate>
          <p>{t('text')}</p>
          <Field
            ref={field}
            label={asked?.question ?? t('asking')}
            value={answer}
            onChange={(event) => {
              draft.answer = event.target.value;
            }}
            error={missing ? t('missing') : undefined}
            autoComplete="off"
            maxLength={255}
            required
          />
        </form>
      )}
      <DialogFoot notes={<Alert text={message} />}>
        <Button type="submit" form={id} look="primary" wide large busy={busy || !asked}>
          {t('submit')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function useQuestion() {
  const platform = usePlatform();
  return useQuery({
    queryKey: ['security-question'],
    queryFn: ({ signal }) => customerSecurityQuestion(platform, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
