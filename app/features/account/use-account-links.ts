import { useBrand } from '../../brand/brand-context.tsx';
import type { IconName } from '../../kit/icon/icon-name.ts';
import { useTranslation } from '../../language/translation.tsx';
import { useSlot } from '../../shell/slots/use-slot.ts';

export interface AccountLink {
  icon: IconName;
  label: string;
  /** A page of this site, or an address elsewhere. */
  to: string;
  external: boolean;
}

/** Where a person can go from the account: what the features offer, and what this brand has elsewhere. */
export function useAccountLinks(): AccountLink[] {
  const { t, i18n } = useTranslation('account');
  const { support, resources } = useBrand();
  const offered = useSlot('accountMenu')
    .filter(({ pending }) => !pending)
    .map(({ icon, label, path, namespace }) => ({
      icon,
      label: i18n.getFixedT(null, namespace)(label),
      to: path,
      external: false,
    }));
  const elsewhere = [
    { icon: 'headset' as const, label: t('link.support'), to: support.url, external: true },
    { icon: 'arrow-square-out' as const, label: t('link.blog'), to: resources['blog'], external: true },
  ];
  return [...offered, ...elsewhere.flatMap((link) => (link.to ? [{ ...link, to: link.to }] : []))];
}
