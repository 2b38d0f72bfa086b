import type { IconName } from '#app/kit/icon/icon-name.ts';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { ANNOUNCEMENTS, LIVE_CHAT } from '#app/shell/modals/modal-ids.ts';
import { paths } from '#app/shell/router/paths.ts';
import type { Screen } from '#app/shell/slots/screen.ts';
import { useLiveModal } from '#app/shell/slots/use-live-modal.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { useMemberPages } from './member-pages.ts';
import { officePath } from './office-path.ts';

export const OFFICE_GROUPS = ['team', 'reports', 'contracts', 'account'] as const;

/** An entry of the back office's menu: it leads to a page or opens a modal. */
export interface OfficeEntry {
  id: string;
  group: (typeof OFFICE_GROUPS)[number];
  /** Ascending. */
  order: number;
  icon: IconName;
  text: string;
  to?: string;
  modal?: string;
  /** Shown at its end. */
  count?: Screen;
}

/** The menu's entries in their order. */
export function useOfficeEntries(): OfficeEntry[] {
  const { t } = useTranslation('agent');
  const entryText = useEntryText();
  const announcements = useLiveModal(ANNOUNCEMENTS);
  const chat = useLiveModal(LIVE_CHAT);
  const pages = useSlot('agentPages').map((page): OfficeEntry => {
    const { id, group, order, icon, namespace, label, count, pending } = page;
    return {
      ...{ id, group, order, icon, text: entryText(namespace, label), to: officePath(page) },
      ...(count && !pending && { count }),
    };
  });
  const ofMember = useMemberPages()
    .filter(({ page }) => !page.pending)
    .map(({ id, page }, place): OfficeEntry => {
      const { icon, namespace, label, count } = page;
      return {
        ...{ id, group: 'account', order: 70 + place, icon, text: entryText(namespace, label), to: officePath({ id }) },
        ...(count && { count }),
      };
    });
  const service = chat ? { modal: LIVE_CHAT } : { to: `${paths.help}#contact` };
  const shared = { group: 'account' } as const;
  return [
    ...pages,
    ...ofMember,
    ...(announcements
      ? [
          {
            ...shared,
            id: 'announcement',
            order: 72,
            icon: 'megaphone-simple' as const,
            text: t('rail.announcement'),
            modal: ANNOUNCEMENTS,
          },
        ]
      : []),
    { ...shared, id: 'customerService', order: 80, icon: 'headset' as const, text: t('rail.service'), ...service },
  ].sort((one, other) => one.order - other.order);
}
