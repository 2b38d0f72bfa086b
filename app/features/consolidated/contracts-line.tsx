import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { Icon } from '#app/kit/icon/icon.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { consolidatedFunds } from '#app/platform/generated/operations/consolidated-funds.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { throughSession } from '#app/platform/session-copy.ts';
import { useSession } from '#app/session/session-context.tsx';
import { useOwnAccount } from '#app/shell/modals/use-own-account.ts';
import { usePreferences } from '#app/shell/preferences/preferences-context.tsx';
import type { ConsolidatedFunds } from '#schemas/generated/platform.ts';
import { type MinorUnits, sum, ZERO } from '#schemas/money/minor-units.ts';
import { line } from './contracts-line.css.ts';

/** Unpaid contract amounts of the member, below the balance and hidden with it. Renders nothing for zero or a trial. */
export function ContractsLine() {
  const { t } = useTranslation('consolidated');
  const { tag } = useCurrentLanguage();
  const platform = usePlatform();
  const { member } = useSession();
  const isReady = useOwnAccount() === 'ready';
  const { balanceShown } = useStore(usePreferences().store);
  const { data } = useQuery({
    queryKey: ['consolidated', member?.id],
    queryFn: ({ signal }) =>
      throughSession(`consolidated/${member?.id}`, platform, (from) => consolidatedFunds(from, { signal })),
    enabled: isReady,
    staleTime: 300_000,
  });
  const due = data ? dueOf(data) : ZERO;
  if (!data || due === ZERO || !balanceShown) return null;
  return (
    <span className={line}>
      <Icon name="hourglass-medium" size={12} />
      {t('due', { amount: formatMoney(due, data.currency, tag) })}
    </span>
  );
}

/** Sum of the unpaid dividends and salaries. */
function dueOf(funds: ConsolidatedFunds): MinorUnits {
  return sum(funds.divtypereq, funds.dailysalreqtype, funds.contracthoursalreq, funds.realtimesalreqtype);
}
