import { proxy } from 'valtio';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';

/** What somebody is writing. */
export interface WritingDraft {
  content: string;
  /** Key of what is wrong with it; empty when nothing is. */
  fault: string;
}

const begin = (): WritingDraft => proxy({ content: '', fault: '' });

export const feedbackDraft = defineDraft('feedback', begin);
export const questionDraft = defineDraft('support-question', begin);
