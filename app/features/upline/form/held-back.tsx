import { formatMoney } from '#app/kit/money/format-money.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { memberPath } from '#app/shell/member/member-path.ts';
import { Link } from '#app/shell/router/router.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import type { UplineTerms } from '#schemas/generated/platform.ts';
import { type MinorUnits, minus } from '#schemas/money/minor-units.ts';
import { held as heldStyle, more } from './upline-form.css.ts';

/**
 * The part of the balance held back by open wagering, with a link to it. Renders nothing if the whole balance is
 * available.
 */
export function HeldBack({ terms: { balance, available, turnoverLeft, currency } }: { terms: UplineTerms }) {
  const { t } = useTranslation('upline');
  const entryText = useEntryText();
  const { tag } = useCurrentLanguage();
  const details = useSlot('memberPages').find(({ id, pending }) => id === 'bonusDetails' && !pending);
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  if (balance <= available || turnoverLeft === 0) return null;
  return (
    <div className={heldStyle}>
      <p className={prose.aside}>{t('held', { held: money(minus(balance, available)), left: money(turnoverLeft) })}</p>
      {details && (
        <Link className={more} to={memberPath(details.id)}>
          {entryText(details.namespace, details.label)}
        </Link>
      )}
    </div>
  );
}
