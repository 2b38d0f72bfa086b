import { useEffect } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { chosenScheme, DARK, showScheme } from './scheme.ts';

/** Keeps the page with the system where that is what was chosen, and with a choice that is made in another tab. */
export function useFollowScheme(): void {
  const brand = useBrand();
  useEffect(() => {
    const follow = () => showScheme(chosenScheme(brand, localStorage), document);
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
