import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { VIP_LEVEL } from '#app/shell/member/vip-level.ts';
import { useLocation } from '#app/shell/router/router.ts';
import type { MemberInfo } from '#schemas/generated/platform.ts';
import { card, cardHead, cardLabel, cardLinks, person, sum, summary, title, vip } from './account-page.css.ts';
import { Avatar } from './avatar/avatar.tsx';
import { busy } from './balance.css.ts';
import { BalanceAmount } from './balance-amount.tsx';
import { BalanceEye, BalanceRefresh } from './balance-buttons.tsx';
import { BalanceLines } from './balance-lines.tsx';
import { MoneyLinks } from './money-links.tsx';
import { useBalance } from './use-balance.ts';

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
          <Name className={title}>
            <bdi>{member.account}</bdi>
          </Name>
          <VipLevel level={member.vipLabel} />
        </div>
      </div>
      {children}
      {!short && <BalanceCard />}
    </div>
  );
}

/** The member's level. The link to it focuses it, and says so if the account has none. */
function VipLevel({ level }: { level: string }) {
  const { t } = useTranslation('account');
  const { hash, key } = useLocation();
  const isAsked = hash === `#${VIP_LEVEL}`;
  const line = useRef<HTMLParagraphElement>(null);
  // The page may load after the navigation has looked for the anchor.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies a navigation, even one to the current page.
  useEffect(() => {
    if (isAsked) line.current?.focus();
  }, [isAsked, key]);
  if (!level && !isAsked) return null;
  return (
    <p ref={line} id={VIP_LEVEL} tabIndex={-1} className={vip}>
      {level ? t('vip.level', { level }) : t('vip.none')}
    </p>
  );
}

/** The balance in large type, with its buttons. */
function BalanceCard() {
  const { t } = useTranslation('account');
  const balance = useBalance();
  if (!balance.member) return null;
  return (
    <section className={card} aria-label={t('balance.label')}>
      <div className={cardHead}>
        <span className={cardLabel}>{t('balance.label')}</span>
        <BalanceEye {...balance} />
        <BalanceRefresh {...balance} />
      </div>
      <p className={balance.busy ? `${sum} ${busy}` : sum}>
        <BalanceAmount member={balance.member} shown={balance.shown} />
      </p>
      <BalanceLines />
      <Alert text={balance.failed ? t('balance.failed') : undefined} />
      <MoneyLinks className={cardLinks} />
    </section>
  );
}
