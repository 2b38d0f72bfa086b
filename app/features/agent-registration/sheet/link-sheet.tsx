import { heading } from '#app/kinds/list-with-detail/detail.css.ts';
import { SideSheet } from '#app/kinds/list-with-detail/side-sheet.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import { type LinkRow, nameOf } from '../links/link-list.ts';
import { StateBadge } from '../links/state-badge.tsx';
import type { RegistrationAddress } from '../use-registration-address.ts';
import { LinkDetail } from './link-detail.tsx';
import { headLine } from './link-sheet.css.ts';

interface LinkSheetProps {
  link: LinkRow;
  /** Rows in the order of the list. */
  rows: readonly LinkRow[];
  address: RegistrationAddress;
  onCreate: (like: LinkRow) => void;
}

/** Sheet beside the list for the open link. The list keeps its scroll position. */
export function LinkSheet({ link, rows, address, onCreate }: LinkSheetProps) {
  const { t } = useTranslation('agent-registration');
  const day = useClock('day');
  const { setOpened, close } = address;
  const index = rows.findIndex(({ code }) => code === link.code);
  const beside = (step: 1 | -1) => {
    const next = index === -1 ? undefined : rows[index + step];
    return next && (() => setOpened(next.code));
  };
  const name = nameOf(link);
  return (
    <SideSheet
      t={t}
      of={link.code}
      label={t('sheet.label', { name })}
      head={
        <div>
          <div className={headLine}>
            <h2 className={heading}>
              <bdi>{name}</bdi>
            </h2>
            <StateBadge state={link.state} />
          </div>
          <p className={prose.note}>
            {t('sheet.about', { accounts: t('accounts', { count: link.uses }), day: day(link.createdAt) })}
          </p>
        </div>
      }
      beside={beside}
      onClose={close}
    >
      <LinkDetail link={link} onCreate={onCreate} />
    </SideSheet>
  );
}
