import { defineDraft } from '#app/shell/drafts/draft-kind.ts';

/** Idempotency keys of intents whose answer is not known, by what the intent does. */
interface PendingIntents {
  keys: Map<string, string>;
}

/** For this page alone: session storage has them for the next. */
export const pendingIntents = defineDraft('intents', (): PendingIntents => ({ keys: new Map() }), {
  keys: 'transient',
});
