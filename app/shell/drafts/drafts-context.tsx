import { requiredContext } from '#app/context/required-context.ts';
import type { Drafts } from './drafts.ts';

/** What people are in the middle of. @throws outside a `DraftsProvider`. */
export const [DraftsProvider, useDrafts] = requiredContext<Drafts>('Drafts');
