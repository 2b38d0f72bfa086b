import { defineDraft } from '#app/shell/drafts/draft-kind.ts';

/** Idempotency keys of unconfirmed intents, by action and content. */
interface PendingIntents {
  keys: Map<string, string>;
}

/** Covers this page only. Session storage keeps the keys across pages. */
export const pendingIntents = defineDraft('intents', (): PendingIntents => ({ keys: new Map() }), {
  keys: 'transient',
});
