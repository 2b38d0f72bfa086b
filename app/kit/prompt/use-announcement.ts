import { useEffect, useState } from 'react';

/** The text, one render late: screen readers only announce changes of a live region that they know already. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(text), [text]);
  return announced;
}
