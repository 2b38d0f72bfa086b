import { section } from '#app/kinds/list-with-detail/detail.css.ts';
import { type Fact, Facts } from '#app/kit/facts/facts.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { statusOfType } from '#app/session/member-type.ts';
import { useTimeText } from '#app/shell/clock/use-clock.ts';
import { QuietScreen } from '#app/shell/loading/quiet-screen.tsx';
import { Link } from '#app/shell/router/router.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import type { TeamMember } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { useTeamMember } from '../team-queries.ts';
import type { TeamAddress } from '../use-team-address.ts';
import { MemberActions } from './member-actions.tsx';
import { RateForm } from './rate-form.tsx';
import { balance, bone, boneAmount, facts, levelLink } from './sheet.css.ts';
import { Weeks } from './weeks.tsx';

const PARTS = ['weeks', 'rate', 'facts'];

interface MemberDetailProps {
  account: string;
  address: TeamAddress;
  hasBalance?: boolean;
}

/** Details of a downline with the agent's actions. */
export function MemberDetail({ account, address, hasBalance = false }: MemberDetailProps) {
  const { t } = useTranslation('agent-team');
  const { data: member, error, isFetching, refetch } = useTeamMember(account);
  if (member) return <Detail member={member} address={address} hasBalance={hasBalance} />;
  if (!error || isFetching) return <DetailSkeleton />;
  return <Problem title={t('sheet.failed')} text={describeRefusal(error, t)} onAction={() => void refetch()} />;
}

interface DetailProps extends Pick<MemberDetailProps, 'address' | 'hasBalance'> {
  member: TeamMember;
}

function Detail({ member, address, hasBalance }: DetailProps) {
  const { t } = useTranslation('agent-team');
  return (
    <>
      <div className={section}>
        {hasBalance && (
          <div>
            <p className={prose.note}>{t('column.balance')}</p>
            <p className={balance}>
              <Money amount={member.balance} currency={member.currency} />
            </p>
          </div>
        )}
        <MemberActions member={member} />
      </div>
      <Weeks member={member} />
      <RateForm key={member.rate} member={member} />
      <DownlineParts member={member} />
      <MemberFacts member={member} address={address} />
    </>
  );
}

/** Parts that other features contribute for direct downlines who are agents. */
function DownlineParts({ member: { account, type, level } }: { member: TeamMember }) {
  const parts = useSlot('downlineParts').filter(({ pending }) => !pending);
  if (level !== 1 || statusOfType(type) !== 'agent') return null;
  return parts.map(({ namespace, screen }) => (
    <div key={namespace} className={section}>
      <QuietScreen screen={screen} props={{ account }} />
    </div>
  ));
}

function DetailSkeleton() {
  return (
    <div aria-busy="true">
      <div className={section}>
        <Skeleton className={boneAmount} />
      </div>
      {PARTS.map((part) => (
        <div key={part} className={section}>
          <Skeleton className={bone} />
          <Skeleton className={bone} />
          <Skeleton className={bone} />
        </div>
      ))}
    </div>
  );
}

interface MemberFactsProps {
  member: TeamMember;
  address: TeamAddress;
}

/** Facts of a downline, with a link to its own level. */
function MemberFacts({ member, address }: MemberFactsProps) {
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
