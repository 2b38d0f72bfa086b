import type { IconName } from '#app/kit/icon/icon-name.ts';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { ANNOUNCEMENTS, LIVE_CHAT } from '#app/shell/modals/modal-ids.ts';
import { paths } from '#app/shell/router/paths.ts';
import type { Screen } from '#app/shell/slots/screen.ts';
import { useLiveModal } from '#app/shell/slots/use-live-modal.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { useMemberPages } from './member-pages.ts';
import { officePath } from './office-path.ts';

/** Groups of the menu in the specification's order. The first has no heading. */
export const OFFICE_GROUPS = ['desk', 'team', 'reports', 'contracts', 'contact'] as const;

/** Entry of the back office's menu: links to a page or opens a modal. */
export interface OfficeEntry {
  id: string;
  group: (typeof OFFICE_GROUPS)[number];
  order: number;
  icon: IconName;
  text: string;
  to?: string;
  modal?: string;
  /** Shown at the end of the entry. */
  count?: Screen;
}

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
    .map(({ id, page }, index): OfficeEntry => {
      const { icon, namespace, label, count } = page;
      return {
        ...{ id, group: 'desk', order: 10 + index, icon, text: entryText(namespace, label), to: officePath({ id }) },
        ...(count && { count }),
      };
    });
  const service = chat ? { modal: LIVE_CHAT } : { to: `${paths.help}#contact` };
  return [
    ...pages,
    ...ofMember,
    ...(announcements
      ? [
          {
            id: 'announcement',
            group: 'desk' as const,
            order: 20,
            icon: 'megaphone-simple' as const,
            text: t('rail.announcement'),
            modal: ANNOUNCEMENTS,
          },
        ]
      : []),
    {
      ...{ id: 'customerService', group: 'contact' as const, order: 80, icon: 'headset' as const },
      ...{ text: t('rail.service'), ...service },
    },
  ].sort((one, other) => one.order - other.order);
}
