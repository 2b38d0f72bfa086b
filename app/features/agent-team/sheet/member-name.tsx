import { heading } from '#app/kinds/list-with-detail/detail.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import { useTeamMember } from '../team-queries.ts';
import { FrozenBadge, TypeBadge } from '../type-badge.tsx';
import { nameLine, note } from './sheet.css.ts';

/** Name and registration day of the downline. */
export function MemberName({ account }: { account: string }) {
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
        <p className={note}>
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
