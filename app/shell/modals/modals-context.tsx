import { requiredContext } from '#app/context/required-context.ts';
import type { Modals } from './modal-store.ts';

/** Opens and closes modals by id. @throws outside a `ModalsProvider`. */
export const [ModalsProvider, useModals] = requiredContext<Modals>('Modals');
