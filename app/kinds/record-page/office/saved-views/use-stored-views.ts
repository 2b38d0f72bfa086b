import { useEffect, useState } from 'react';
import { deviceStorage } from '#app/storage/storage.ts';
import { readViews, type SavedViews, writeViews } from './saved-views.ts';

/** The views that this device's storage has under a key, with the changes of other tabs. */
export function useStoredViews(key: string) {
  const [saved, setSaved] = useState(() => readViews(deviceStorage, key));
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === key || event.key === null) setSaved(readViews(deviceStorage, key));
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [key]);
  /**
   * Changes what storage holds at this moment: another tab may have written since it was read.
   * @returns whether there was room for it
   */
  const change = (changed: (now: SavedViews) => SavedViews): boolean => {
    const next = changed(readViews(deviceStorage, key));
    const isWritten = writeViews(deviceStorage, key, next);
    setIsFull(!isWritten);
    if (isWritten) setSaved(next);
    return isWritten;
  };
  return { saved, isFull, change };
}
