import type { ReactNode } from 'react';
import type { MemberInfo } from '#schemas/generated/platform.ts';
import { person, summary, title, vip } from './account-page.css.ts';
import { Avatar } from './avatar.tsx';
import { BalanceCard } from './balance-card.tsx';

interface AccountSummaryProps {
  member: MemberInfo;
  /** Beside a page that has a heading of its own, the name is none. */
  beside?: boolean;
  /** What has to be known before the balance. */
  children?: ReactNode;
}

/** Who is logged in, and the balance. */
export function AccountSummary({ member, beside, children }: AccountSummaryProps) {
  const Name = beside ? 'p' : 'h1';
  return (
    <div className={summary}>
      <div className={person}>
        <Avatar account={member.account} size="large" />
        <div>
          <Name className={title}>{member.account}</Name>
          {member.vipLabel && <p className={vip}>{member.vipLabel}</p>}
        </div>
      </div>
      {children}
      <BalanceCard />
    </div>
  );
}
