import { useBrand } from '#app/brand/brand-context.tsx';
import { DISCLAIMER } from './accept-disclaimer.tsx';

/**
 * Whether the disclaimer is accepted where it is asked, or the brand has none. Focuses the checkbox if it is not.
 * @returns a function of the element that holds the checkbox
 */
export function useAcceptance(): (place: ParentNode | null | undefined) => boolean {
  const { disclaimer } = useBrand().legal;
  return (form) => {
    if (!disclaimer) return true;
    const box = form?.querySelector<HTMLInputElement>(`input[name="${DISCLAIMER}"]`);
    // A checkbox that is still loading cannot be ticked.
    if (box?.checked) return true;
    box?.focus();
    return false;
  };
}
