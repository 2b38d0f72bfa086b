import { useEffect } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { deviceStorage } from '#app/storage/storage.ts';
import { chosenScheme, DARK, showScheme } from './scheme.ts';

/** Applies changes of the system's scheme, if `system` is chosen, and choices made in other tabs. */
export function useFollowScheme(): void {
  const brand = useBrand();
  useEffect(() => {
    const follow = () => showScheme(chosenScheme(brand, deviceStorage), document);
    const system = matchMedia(DARK);
    follow();
    system.addEventListener('change', follow);
    addEventListener('storage', follow);
    return () => {
      system.removeEventListener('change', follow);
      removeEventListener('storage', follow);
    };
  }, [brand]);
}
