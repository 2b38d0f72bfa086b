import type { ReactNode } from 'react';
import type { MemberInfo } from '#schemas/generated/platform.ts';
import { person, summary, title } from './account-page.css.ts';
import { Avatar } from './avatar/avatar.tsx';
import { BalanceCard } from './balance-card.tsx';
import { VipLevel } from './vip-level.tsx';

interface AccountSummaryProps {
  member: MemberInfo;
  /** Renders the name as plain text, for use next to a page with its own heading. */
  beside?: boolean;
  /** Leaves out the balance. */
  short?: boolean;
  /** Shown above the balance. */
  children?: ReactNode;
}

/** The account's name and, unless it is `short`, the balance. */
export function AccountSummary({ member, beside, short, children }: AccountSummaryProps) {
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
      {!short && <BalanceCard />}
    </div>
  );
}
