import { useToasts } from './toasts-context.tsx';

/** Copies a text and says so, or what to do when the browser forbids it. @param failed what is said then */
export function useCopy(failed: string) {
  const toasts = useToasts();
  return async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ tone: 'success', text: done });
    } catch {
      toasts.show({ tone: 'danger', text: failed });
    }
  };
}
