import { useEffect, useState } from 'react';
import { deviceStorage } from '#app/storage/storage.ts';
import { readViews, type SavedViews, writeViews } from './saved-views.ts';

/** The views stored on this device under a key, updated by other tabs. */
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
   * Changes the stored value as it is at this moment, because another tab may have written meanwhile.
   * @returns false if the storage is full
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
