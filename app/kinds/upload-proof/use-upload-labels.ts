import { useTranslation } from '#app/language/translation.tsx';

export function useUploadLabels() {
  const { t } = useTranslation();
  return {
    choose: t('upload.choose'),
    remove: (name: string) => t('upload.remove', { name }),
    sending: (percent: string) => t('upload.sending', { percent }),
    sent: t('upload.sent'),
    faults: { type: t('upload.type'), size: t('upload.size'), empty: t('upload.empty') },
  };
}
