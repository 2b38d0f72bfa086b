import { useBrand } from '#app/brand/brand-context.tsx';
import { BrandMark } from '#app/brand/brand-mark.tsx';
import { Clock } from '#app/kit/clock/clock.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import { useMerchantZone } from '#app/shell/status/use-merchant-zone.ts';
import { LanguageSwitch } from '#app/shell/switches/language-switch.tsx';
import { SchemeSwitch } from '#app/shell/switches/scheme-switch.tsx';
import { OfficeFind } from './find/office-find.tsx';
import { LogOut } from './log-out.tsx';
import {
  balance,
  balanceAmount,
  balanceLabel,
  clock,
  header,
  home,
  inBrief,
  inFull,
  memberName,
  railMark,
  tools,
} from './office.css.ts';
import type { OfficeEntry } from './use-office-entries.ts';

/**
 * The search, the agent's name, the time where the merchant is, the balance, and log-out. A phone has one line for all of it,
 * and behind *More* what it has no room for.
 */
export function OfficeHeader({ entries }: { entries: readonly OfficeEntry[] }) {
  const { t } = useTranslation('agent');
  const { member } = useSession();
  const timeZone = useMerchantZone();
  const brand = useBrand();
  if (!member) return null;
  return (
    <header className={header}>
      <Link className={home} to={paths.agentHome} aria-label={t('name', { brand: brand.name })}>
        <BrandMark className={railMark} size={24} ground="page" />
      </Link>
      <OfficeFind entries={entries} />
      <p className={memberName}>
        <bdi>{member.nickname || member.account}</bdi>
      </p>
      <p className={clock}>
        <span className={inBrief}>
          <Clock timeZone={timeZone} brief />
        </span>
        <span className={inFull}>
          <Clock timeZone={timeZone} />
        </span>
      </p>
      <p className={balance}>
        <span className={balanceLabel}>{t('header.balance')}</span>
        <span className={balanceAmount}>
          <Money amount={member.balance} currency={member.currency} />
        </span>
      </p>
      <div className={tools}>
        <LanguageSwitch />
        <SchemeSwitch />
        <LogOut />
      </div>
    </header>
  );
}
