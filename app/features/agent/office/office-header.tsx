import { Clock } from '#app/kit/clock/clock.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useMerchantZone } from '#app/shell/status/use-merchant-zone.ts';
import { LanguageSwitch } from '#app/shell/switches/language-switch.tsx';
import { SchemeSwitch } from '#app/shell/switches/scheme-switch.tsx';
import { OfficeFind } from './find/office-find.tsx';
import { LogOut } from './log-out.tsx';
import { balance, balanceAmount, clock, header, memberName, tools } from './office.css.ts';
import type { OfficeEntry } from './use-office-entries.ts';

/** Search, agent's name, merchant's clock, balance and log-out. */
export function OfficeHeader({ entries }: { entries: readonly OfficeEntry[] }) {
  const { t } = useTranslation('agent');
  const { member } = useSession();
  const timeZone = useMerchantZone();
  if (!member) return null;
  return (
    <header className={header}>
      <OfficeFind entries={entries} />
      <p className={memberName}>{member.nickname || member.account}</p>
      <p className={clock}>
        <Clock timeZone={timeZone} />
      </p>
      <p className={balance}>
        {t('header.balance')}
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
