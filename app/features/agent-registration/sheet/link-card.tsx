import { Button } from '#app/kit/button/button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { LinkRow } from '../links/link-list.ts';
import { LinkDetail } from './link-detail.tsx';
import { cardDetail } from './link-sheet.css.ts';

interface LinkCardProps {
  link: LinkRow;
  onClose: () => void;
  onCreate: (like: LinkRow) => void;
}

/** What the sheet has, in the row's card. */
export function LinkCard({ link, onClose, onCreate }: LinkCardProps) {
  const { t } = useTranslation('agent-registration');
  return (
    <div className={cardDetail}>
      <LinkDetail link={link} onCreate={onCreate} />
      <Button look="plain" wide onClick={onClose}>
        {t('sheet.close')}
      </Button>
    </div>
  );
}
