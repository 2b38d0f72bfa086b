import { countCharacters } from '#app/kit/writing/count-text.ts';
import { feedback } from '#app/platform/generated/operations/feedback.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useDraft } from '#app/shell/drafts/use-draft.ts';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { MAX_CHARACTERS } from './limits.ts';
import { WritingDialog } from './writing-dialog.tsx';
import { feedbackDraft } from './writing-draft.ts';

const limits = { min: 1, max: MAX_CHARACTERS };

/** Form for feedback on the site, up to 140 characters. */
export function FeedbackDialog({ close }: ModalProps) {
  const platform = usePlatform();
  const [draft, drop] = useDraft(feedbackDraft);
  const send = (content: string) => feedback(platform, { content });
  return (
    <WritingDialog
      words="feedback"
      unit="characters"
      {...{ draft, drop, limits, send, close }}
      measure={countCharacters}
    />
  );
}
