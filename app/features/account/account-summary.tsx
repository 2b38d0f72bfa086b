import type { ReactNode } from 'react';
import { VIP_LEVEL } from '#app/shared/member/vip-level.ts';
import type { MemberInfo } from '#schemas/generated/platform.ts';
import { person, summary, title, vip } from './account-page.css.ts';
import { Avatar } from './avatar.tsx';
import { BalanceCard } from './balance-card.tsx';

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
          {member.vipLabel && (
            <p id={VIP_LEVEL} className={vip}>
              {member.vipLabel}
            </p>
          )}
        </div>
      </div>
      {children}
      <BalanceCard />
    </div>
  );
}
