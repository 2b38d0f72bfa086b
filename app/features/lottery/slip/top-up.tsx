import { useDepositPage } from '#app/kinds/money-flow/page/use-deposit-page.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import type { CameFrom } from '#app/shell/games/came-from.ts';
import { memberPath } from '#app/shell/member/member-path.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { useLocation } from '#app/shell/router/router.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { needed } from './top-up.css.ts';

interface TopUpProps {
  /** Amount by which the balance falls short. */
  missing: MinorUnits;
  currency: string;
}

/** Says how much is missing and links to the deposit page, which returns here. */
export function TopUp({ missing, currency }: TopUpProps) {
  const { t } = useTranslation();
  const entryText = useEntryText();
  const { tag } = useCurrentLanguage();
  const { pathname, search } = useLocation();
  const deposit = useDepositPage();
  return (
    <div className={stack[4]}>
      <p className={needed} role="status">
        <Icon name="wallet" />
        {t('topUp.needed', { amount: formatMoney(missing, currency, tag) })}
      </p>
      {deposit && (
        <LinkButton
          look="primary"
          large
          wide
          to={memberPath(deposit.id)}
          state={{ from: `${pathname}${search}` } satisfies CameFrom}
        >
          {entryText(deposit.namespace, deposit.label)}
        </LinkButton>
      )}
    </div>
  );
}
