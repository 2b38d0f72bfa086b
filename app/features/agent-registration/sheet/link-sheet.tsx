import { SideSheet } from '#app/kinds/list-with-detail/side-sheet.tsx';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import { type LinkRow, nameOf } from '../links/link-list.ts';
import { StateBadge } from '../links/state-badge.tsx';
import type { RegistrationAddress } from '../use-registration-address.ts';
import { LinkDetail } from './link-detail.tsx';
import { heading, headLine } from './link-sheet.css.ts';

interface LinkSheetProps {
  link: LinkRow;
  /** As they are listed. */
  rows: readonly LinkRow[];
  address: RegistrationAddress;
  onCreate: (like: LinkRow) => void;
}

/** The open link beside the list, which keeps its place. */
export function LinkSheet({ link, rows, address, onCreate }: LinkSheetProps) {
  const { t } = useTranslation('agent-registration');
  const day = useClock('day');
  const { setOpened, close } = address;
  const place = rows.findIndex(({ code }) => code === link.code);
  const beside = (step: 1 | -1) => (place === -1 ? undefined : rows[place + step]);
  const arrow = (step: 1 | -1, icon: 'caret-up' | 'caret-down', label: string) => {
    const next = beside(step);
    return <IconButton icon={icon} label={label} disabled={!next} onClick={() => next && setOpened(next.code)} />;
  };
  const name = nameOf(link);
  return (
    <SideSheet
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
      tools={
        <>
          {arrow(-1, 'caret-up', t('sheet.previous'))}
          {arrow(1, 'caret-down', t('sheet.next'))}
          <IconButton icon="x" label={t('sheet.close')} onClick={close} />
        </>
      }
    >
      <LinkDetail link={link} onCreate={onCreate} />
    </SideSheet>
  );
}
