import { Bulletin } from '#app/kinds/bulletin/bulletin.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { Notice } from '#schemas/generated/platform.ts';

export interface NoticeDialogProps {
  notices: readonly Notice[];
  /** Index of the notice that opens first. */
  first: number;
  close: () => void;
}

/** Dialog with all notices, one of them open. */
export function NoticeDialog({ notices, first, close }: NoticeDialogProps) {
  const { t } = useTranslation('home');
  return (
    <Dialog wide title={t('notices.label')} onClose={close}>
      <Bulletin label={t('notices.label')} items={notices} first={first} iconOf={() => 'megaphone-simple'} />
    </Dialog>
  );
}
