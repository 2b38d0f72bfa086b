import { ToastHost } from '#app/kit/toast/toast-host.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useToasts } from './toasts-context.tsx';

export function ToastList() {
  const { t } = useTranslation();
  return <ToastHost toasts={useToasts()} label={t('toast.label')} dismissLabel={t('toast.dismiss')} />;
}
