import { isFeedback } from '../../../schemas/generated/validators/feedback.js';
import { ask } from '../../platform/ask.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { useDraft } from '../../shell/drafts/use-draft.ts';
import type { ModalProps } from '../../shell/slots/slots.ts';
import { countCharacters } from '../../shell/writing/count-text.ts';
import { MOST_CHARACTERS } from './limits.ts';
import { WritingDialog } from './writing-dialog.tsx';
import { feedbackDraft } from './writing-draft.ts';

const limits = { least: 1, most: MOST_CHARACTERS };

/** What somebody thinks of the site, in 140 characters. */
export function FeedbackDialog({ close }: ModalProps) {
  const platform = usePlatform();
  const [draft, drop] = useDraft(feedbackDraft);
  const send = (content: string) => ask(platform.PUT('/wps/feedback', { body: { content } }), isFeedback);
  return (
    <WritingDialog
      words="feedback"
      unit="characters"
      {...{ draft, drop, limits, send, close }}
      measure={countCharacters}
    />
  );
}
