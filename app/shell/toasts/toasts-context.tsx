import { requiredContext } from '#app/context/required-context.ts';
import type { Toasts } from '#app/kit/toast/toast-store.ts';

/** Shows short messages over any page. @throws outside a `ToastsProvider`. */
export const [ToastsProvider, useToasts] = requiredContext<Toasts>('Toasts');
