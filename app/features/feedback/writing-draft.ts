import { proxy } from 'valtio';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';
import type { WritingFault } from './limits.ts';

export interface WritingDraft {
  content: string;
  fault: WritingFault;
}

const begin = (): WritingDraft => proxy({ content: '', fault: '' });

export const feedbackDraft = defineDraft('feedback', begin, {});
export const questionDraft = defineDraft('support-question', begin, {});
