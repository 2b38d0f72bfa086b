import { orderLink } from '#app/kinds/record-page/views/order-link.css.ts';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { memberPath } from '#app/shell/member/member-path.ts';
import { Link } from '#app/shell/router/router.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { useCopy } from '#app/shell/toasts/use-copy.ts';
import type { Movement } from '#schemas/generated/platform.ts';
import { figures } from '../shared/records.css.ts';
import { copy as copyStyle, order as orderStyle } from './movements.css.ts';

/** Pages that read an order's number from the address. */
const PAGES = { deposit: 'depositv2', withdrawal: 'withdraw' } as const;

/** Number of a movement. An order's number has a copy button, and a link if the site has the order's page. */
export function MovementReference({ movement: { order, reference } }: { movement: Movement }) {
  if (!order) return <bdi className={figures}>{reference}</bdi>;
  return <OrderReference order={order} reference={reference} />;
}

function OrderReference({ order, reference }: Required<Pick<Movement, 'order' | 'reference'>>) {
  const { t } = useTranslation('member-records');
  const copy = useCopy(t('account.notCopied'));
  const page = useSlot('memberPages').find(({ id, pending }) => id === PAGES[order] && !pending);
  const number = <bdi className={figures}>{reference}</bdi>;
  return (
    <span className={orderStyle}>
      {page ? (
        <Link className={orderLink} to={`${memberPath(page.id)}&${new URLSearchParams({ order: reference })}`}>
          {number}
        </Link>
      ) : (
        number
      )}
      <span className={copyStyle}>
        <IconButton
          icon="copy"
          label={t('account.copy', { order: reference })}
          onClick={() => void copy(reference, t('account.copied', { order: reference }))}
        />
      </span>
    </span>
  );
}
