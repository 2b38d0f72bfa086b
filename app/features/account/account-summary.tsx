import type { ReactNode } from 'react';
import type { MemberInfo } from '#schemas/generated/platform.ts';
import { person, summary, title } from './account-page.css.ts';
import { Avatar } from './avatar.tsx';
import { BalanceCard } from './balance-card.tsx';
import { VipLevel } from './vip-level.tsx';

interface AccountSummaryProps {
  member: MemberInfo;
  /** Renders the name as plain text, for use next to a page with its own heading. */
  beside?: boolean;
  /** Shown above the balance. */
  children?: ReactNode;
}

/** The account's name and balance. */
export function AccountSummary({ member, beside, children }: AccountSummaryProps) {
  const Name = beside ? 'p' : 'h1';
  return (
    <div className={summary}>
      <div className={person}>
        <Avatar account={member.account} size="large" />
        <div>
          <Name className={title}>{member.account}</Name>
          <VipLevel level={member.vipLabel} />
        </div>
      </div>
      {children}
      <BalanceCard />
    </div>
  );
}
