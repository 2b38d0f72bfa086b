import { type Fact, Facts } from '#app/kit/facts/facts.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useTimeText } from '#app/shell/clock/use-clock.ts';
import { Link } from '#app/shell/router/router.ts';
import type { TeamMember } from '#schemas/generated/platform.ts';
import type { TeamAddress } from '../use-team-address.ts';
import { facts, levelLink } from './sheet.css.ts';

interface MemberFactsProps {
  member: TeamMember;
  address: TeamAddress;
}

/** Facts of a downline, with a link to its own level. */
export function MemberFacts({ member, address }: MemberFactsProps) {
  const { t } = useTranslation('agent-team');
  const time = useTimeText();
  const { account, directs, lastLogInAt, lastLogInPlace } = member;
  const lastLogIn = lastLogInAt === undefined ? t('never') : time(lastLogInAt);
  const rows: Fact[] = [
    [t('column.lastLogIn'), lastLogInPlace ? t('sheet.logIn', { time: lastLogIn, place: lastLogInPlace }) : lastLogIn],
    [
      t('sheet.directs'),
      directs > 0 ? (
        <Link key="level" className={levelLink} to={address.levelOf(account)}>
          {t('sheet.openLevel', { count: directs })}
          <Icon name="arrow-right" size={16} />
        </Link>
      ) : (
        t('sheet.noDirects')
      ),
    ],
  ];
  return <Facts className={facts} rows={rows} />;
}
