import { useCopy } from './use-copy.ts';

interface ShareWords {
  copied: string;
  notCopied: string;
}

/** Shares a receipt as text through the system's share sheet, or copies it in browsers without one. */
export function useShare({ copied, notCopied }: ShareWords) {
  const copy = useCopy(notCopied);
  return async (title: string, lines: readonly (readonly [string, string])[]) => {
    const text = [title, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\n');
    if (!('share' in navigator)) return copy(text, copied);
    // Closing the system's share sheet is not an error.
    await navigator.share({ title, text }).catch(() => undefined);
  };
}
