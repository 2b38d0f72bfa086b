import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { formatMoney } from '../../kit/money/format-money.ts';
import { visuallyHidden } from '../../kit/theme/hidden.css.ts';
import { useCurrentLanguage } from '../../language/language-context.tsx';
import { useTranslation } from '../../language/translation.tsx';
import { useSession } from '../../session/session-context.tsx';
import { useLive } from '../../shell/live/use-live.ts';
import { usePreferences } from '../../shell/preferences/preferences-context.tsx';
import { pageRules } from '../../shell/router/page-rules.ts';
import { useLocation } from '../../shell/router/router.ts';

/** Milliseconds in which another change takes the place of one that has not been said. */
const CALM = 1_500;

/**
 * Says a balance that has moved by itself to whoever listens rather than looks: once for several changes, nothing while it
 * is hidden, and nothing on a game's page, which says it itself.
 */
export function BalanceSaid() {
  const { t } = useTranslation('live');
  const { tag } = useCurrentLanguage();
  const { member } = useSession();
  const { balanceShown } = useStore(usePreferences().store);
  const { pathname } = useLocation();
  const [said, setSaid] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive('balance', ({ balance }) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSaid(balance), CALM);
  });
  const isSaid = said !== null && member && balanceShown && !pageRules(pathname).game;
  return (
    <p role="status" className={visuallyHidden}>
      {isSaid && t('balance', { amount: formatMoney(said, member.currency, tag) })}
    </p>
  );
}
