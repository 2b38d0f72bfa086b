import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { KEEP_SCROLL } from '#app/shell/router/keep-scroll.ts';
import { paths } from '#app/shell/router/paths.ts';
import { useNavigate, useSearchParams } from '#app/shell/router/router.ts';
import type { Promotion } from '#schemas/generated/platform.ts';
import { ID } from '../promotion-address.ts';
import { PromotionDialog } from './promotion-dialog.tsx';

/** Dialog of the promotion named in the address. */
export function ChosenPromotion({ promotions }: { promotions: readonly Promotion[] }) {
  const { t } = useTranslation('promotions');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const chosenId = search.get(ID);
  if (chosenId === null) return null;
  const close = () => {
    const rest = new URLSearchParams(search);
    rest.delete(ID);
    navigate(rest.size > 0 ? `${paths.promotions}?${rest}` : paths.promotions, { replace: true, state: KEEP_SCROLL });
  };
  const promotion = promotions.find(({ id }) => String(id) === chosenId);
  if (promotion) return <PromotionDialog key={promotion.id} promotion={promotion} close={close} />;
  return (
    <Dialog small title={t('entry.promotions')} onClose={close}>
      <Empty icon="gift" title={t('gone')} text={t('goneText')} />
    </Dialog>
  );
}
