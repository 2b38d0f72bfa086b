import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useLive } from '#app/session/use-live.ts';
import { usePreferences } from '#app/shell/preferences/preferences-context.tsx';
import { usePage } from '#app/shell/router/use-page.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';

/** Milliseconds without a further change before a balance is announced. */
const SETTLE_TIME = 1_500;

/**
 * Announces balance changes to screen readers: once for several in a row. Silent while the balance is hidden, and on a game's
 * page, which has its own announcement.
 */
export function BalanceAnnouncer() {
  const { t } = useTranslation('live');
  const { tag } = useCurrentLanguage();
  const { member } = useSession();
  const { balanceShown } = useStore(usePreferences().store);
  const { layout } = usePage();
  const [announced, setAnnounced] = useState<MinorUnits | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive('balance', ({ balance }) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnnounced(balance), SETTLE_TIME);
  });
  const isShown = announced !== null && member && balanceShown && layout !== 'game';
  return (
    <p role="status" className={visuallyHidden}>
      {isShown && t('balance', { amount: formatMoney(announced, member.currency, tag) })}
    </p>
  );
}
