import { requiredContext } from '#app/context/required-context.ts';
import type { Toasts } from '#app/kit/toast/toast-store.ts';

/** Says things that are no part of a page. @throws outside a `ToastsProvider`. */
export const [ToastsProvider, useToasts] = requiredContext<Toasts>('Toasts');
