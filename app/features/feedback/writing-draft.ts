import { proxy } from 'valtio';

/** What somebody is writing. */
export interface WritingDraft {
  content: string;
  /** Key of what is wrong with it; empty when nothing is. */
  fault: string;
}

// Two functions, since each form has a draft of its own.
export const beginFeedback = (): WritingDraft => proxy({ content: '', fault: '' });
export const beginQuestion = (): WritingDraft => proxy({ content: '', fault: '' });
