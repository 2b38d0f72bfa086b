import { heading } from '#app/kinds/list-with-detail/detail.css.ts';
import { SideSheet } from '#app/kinds/list-with-detail/side-sheet.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import { useTeamMember } from '../team-queries.ts';
import type { TeamTree } from '../tree/use-tree.ts';
import { FrozenBadge, TypeBadge } from '../type-badge.tsx';
import type { TeamAddress } from '../use-team-address.ts';
import { MemberDetail } from './member-detail.tsx';
import { nameLine } from './sheet.css.ts';

interface TeamSheetProps {
  address: TeamAddress;
  team: TeamTree;
}

/** Sheet beside the rows for the open downline. The list keeps its scroll position. */
export function TeamSheet({ address, team }: TeamSheetProps) {
  const { t } = useTranslation('agent-team');
  const { opened, setOpened, close } = address;
  const index = team.placeOf(opened);
  const beside = (step: 1 | -1) => {
    const account = index === undefined ? undefined : team.accountAt(index + step);
    return account === undefined ? undefined : () => setOpened(account);
  };
  return (
    <SideSheet
      t={t}
      of={opened}
      label={t('sheet.label', { account: opened })}
      head={<MemberName account={opened} />}
      beside={beside}
      onClose={close}
    >
      <MemberDetail account={opened} address={address} hasBalance />
    </SideSheet>
  );
}

/** Name and registration day of the downline. */
function MemberName({ account }: { account: string }) {
  const { t } = useTranslation('agent-team');
  const day = useClock('day');
  const { data: member } = useTeamMember(account);
  return (
    <div>
      <div className={nameLine}>
        <h2 className={heading}>
          <bdi>{account}</bdi>
        </h2>
        {member && <TypeBadge type={member.type} />}
        {member?.isFrozen && <FrozenBadge />}
      </div>
      {member && (
        <p className={prose.note}>
          {t('sheet.about', {
            members: t('members', { count: member.members }),
            level: member.level,
            date: day(member.registeredAt),
          })}
        </p>
      )}
    </div>
  );
}
