import { NoticeDialog } from '#app/kit/dialog/notice-dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';

export interface UploadNoticeText {
  tone: 'warning' | 'success';
  text: string;
}

interface UploadNoticeProps {
  notice: UploadNoticeText | undefined;
  onClose: () => void;
}

/** Dialog with the result of an upload: a picture was rejected, is missing or has arrived. */
export function UploadNotice({ notice, onClose }: UploadNoticeProps) {
  const { t } = useTranslation();
  if (!notice) return null;
  return (
    <NoticeDialog
      title={t(notice.tone === 'warning' ? 'upload.warning' : 'upload.sent')}
      text={notice.text}
      onClose={onClose}
    />
  );
}
