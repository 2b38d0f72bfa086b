import { useBrand } from '#app/brand/brand-context.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';

/** Asks a trial account to register for what it cannot use. */
export function RealAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { registration } = useBrand();
  return (
    <Dialog
      small
      title={t('trial.title')}
      onClose={onClose}
      actions={
        <>
          {!registration.closed && (
            <LinkButton look="primary" wide to={paths.register} onClick={onClose}>
              {t('trial.register')}
            </LinkButton>
          )}
          <Button wide onClick={onClose}>
            {t('trial.back')}
          </Button>
        </>
      }
    >
      <p>{t('trial.text')}</p>
    </Dialog>
  );
}
