import { Button } from '#app/kit/button/button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamAddress } from '../use-team-address.ts';
import { MemberDetail } from './member-detail.tsx';
import { cardDetail } from './sheet.css.ts';

interface CardDetailProps {
  account: string;
  address: TeamAddress;
}

/** What the sheet has, in the row's card: its name and balance are above already. */
export function CardDetail({ account, address }: CardDetailProps) {
  const { t } = useTranslation('agent-team');
  return (
    <div className={cardDetail}>
      <MemberDetail account={account} address={address} />
      <Button look="plain" wide onClick={address.close}>
        {t('sheet.close')}
      </Button>
    </div>
  );
}
