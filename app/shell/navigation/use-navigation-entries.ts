import { useBrand } from '#app/brand/brand-context.tsx';
import { hasContact } from '#app/brand/has-contact.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useVendors } from '../games/vendors-query.ts';
import { isSamePath } from '../router/same-path.ts';
import { type Contributed, useSlot } from '../slots/use-slot.ts';

/** Navigation entries to show. Of entries with the same path in a group, the first wins. */
export function useNavigationEntries(): Contributed<'navigation'>[] {
  const brand = useBrand();
  const { code: language } = useCurrentLanguage();
  const { data: lanes } = useVendors();
  const facts = { brand, language, lanes };
  return useSlot('navigation')
    .filter(({ needs, shownWhen }) => (!needs || hasContact(brand)) && (shownWhen?.(facts) ?? true))
    .filter(
      ({ path, group }, index, all) =>
        all.findIndex((one) => one.group === group && isSamePath(one.path, path)) === index,
    );
}
