import { requiredContext } from '#app/context/required-context.ts';
import type { Drafts } from './drafts.ts';

/** Unfinished input of every form. @throws outside a `DraftsProvider`. */
export const [DraftsProvider, useDrafts] = requiredContext<Drafts>('Drafts');
