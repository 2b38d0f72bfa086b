import { useBrand } from '#app/brand/brand-context.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { useNavigate } from '#app/shell/router/router.ts';

/** Asks a trial account to register, because it cannot play for money. */
export function TrialWarning({ lobby }: { lobby: string }) {
  const { t } = useTranslation('games');
  const navigate = useNavigate();
  const { registration } = useBrand();
  return (
    <Dialog
      small
      title={t('trial.title')}
      onClose={() => navigate(lobby)}
      actions={
        <>
          {!registration.closed && (
            <LinkButton look="primary" wide to={paths.register}>
              {t('trial.register')}
            </LinkButton>
          )}
          <LinkButton wide to={lobby}>
            {t('bar.back')}
          </LinkButton>
        </>
      }
    >
      <p>{t('trial.noDemo')}</p>
    </Dialog>
  );
}
