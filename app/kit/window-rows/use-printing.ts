import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed, which shows all of it. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it is right after the event.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    globalThis.addEventListener('beforeprint', begin);
    globalThis.addEventListener('afterprint', end);
    return () => {
      globalThis.removeEventListener('beforeprint', begin);
      globalThis.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
