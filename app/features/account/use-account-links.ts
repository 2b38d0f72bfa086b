import { useBrand } from '#app/brand/brand-context.tsx';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { useNavigate } from '#app/shell/router/router.ts';
import type { Screen } from '#app/shell/slots/screen.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { useResource } from '#app/shell/status/use-resource.ts';
import { useVerification } from '#app/shell/verification/verification-context.tsx';

export interface AccountLink {
  icon: IconName;
  label: string;
  /** A page of this site, or an external address; without one the link opens a modal. */
  to?: string | undefined;
  modal?: string | undefined;
  external: boolean;
  /** Shown at the end of the row. */
  note?: Screen | undefined;
}

/** Unique key of a link. */
export function keyOf({ to, modal }: AccountLink): string {
  return to ?? modal ?? '';
}

/** Follows a link within the site, or opens its modal. */
export function useFollow(): (link: AccountLink) => void {
  const navigate = useNavigate();
  const modals = useModals();
  return ({ to, modal, external }) => {
    if (modal) modals.open(modal);
    else if (to && external) globalThis.open(to, '_blank', 'noopener');
    else if (to) navigate(to);
  };
}

/** The account's links: what features contribute, and the brand's external ones, in the specification's order. */
export function useAccountLinks(): AccountLink[] {
  const { t } = useTranslation('account');
  const entryText = useEntryText();
  const { support } = useBrand();
  const blog = useBlog();
  const verification = useVerification();
  const offered = useSlot('accountMenu')
    .filter(({ pending, needs }) => !pending && (needs === undefined || verification !== 'none'))
    .map(({ label, path, namespace, ...link }) => ({
      ...link,
      label: entryText(namespace, label),
      to: path,
      external: false,
    }));
  const elsewhere = [
    { icon: 'headset' as const, label: t('link.support'), to: support.url, order: 82 },
    { icon: 'newspaper' as const, label: blog.name ?? t('link.blog'), to: blog.url, order: 99 },
  ];
  const external = elsewhere.flatMap((link) => (link.to ? [{ ...link, to: link.to, external: true }] : []));
  return [...offered, ...external].toSorted((a, b) => a.order - b.order);
}

/** The operator's blog. Its English name is used on English pages only. */
function useBlog(): { url: string | undefined; name: string | undefined } {
  const { code } = useCurrentLanguage();
  const blog = useResource()('blog');
  return { url: blog?.url, name: code === 'EN' ? blog?.labelNameEn : undefined };
}
