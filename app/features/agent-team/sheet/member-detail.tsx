import { section } from '#app/kinds/list-with-detail/detail.css.ts';
import { Money } from '#app/kit/money/money.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamMember } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { useTeamMember } from '../team-queries.ts';
import type { TeamAddress } from '../use-team-address.ts';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { DownlineParts } from './downline-parts.tsx';
import { MemberActions } from './member-actions.tsx';
import { MemberFacts } from './member-facts.tsx';
import { RateForm } from './rate-form.tsx';
import { balance } from './sheet.css.ts';
import { Weeks } from './weeks.tsx';

interface MemberDetailProps {
  account: string;
  address: TeamAddress;
  hasBalance?: boolean;
}

/** All about one downline, and what the agent may do to it. */
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
