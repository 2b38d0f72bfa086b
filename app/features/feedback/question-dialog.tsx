import { useQuery } from '@tanstack/react-query';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { countWords } from '#app/kit/writing/count-text.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { askSupport } from '#app/platform/generated/operations/ask-support.ts';
import { supportQuestionRules } from '#app/platform/generated/operations/support-question-rules.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useDraft } from '#app/shell/drafts/use-draft.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { skeleton } from './writing-dialog.css.ts';
import { WritingDialog } from './writing-dialog.tsx';
import { questionDraft } from './writing-draft.ts';

/** Form for a question to customer service, within the platform's word limits. */
export function QuestionDialog({ close }: ModalProps) {
  const { t } = useTranslation('feedback');
  const platform = usePlatform();
  const [draft, drop] = useDraft(questionDraft);
  const rules = useQuery({
    queryKey: ['support-question-rules'],
    queryFn: ({ signal }) => supportQuestionRules(platform, { signal }),
    select: ({ minWordCount, maxWordCount }) => ({ min: minWordCount, max: maxWordCount }),
  });
  const send = (content: string) => askSupport(platform, { content });
  if (rules.data)
    return (
      <WritingDialog
        words="question"
        unit="words"
        {...{ draft, drop, send, close }}
        limits={rules.data}
        measure={countWords}
      />
    );
  return (
    <Dialog title={t('question.title')} onClose={close}>
      {rules.error ? (
        <Problem title={describeProblem(rules.error, t)} onAction={() => void rules.refetch()} />
      ) : (
        <Skeleton className={skeleton} />
      )}
    </Dialog>
  );
}
