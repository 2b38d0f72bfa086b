import { useBrand } from '#app/brand/brand-context.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { QrCode } from '#app/kit/qr-code/qr-code.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import { actions, card, code, details, link as linkStyle, qr, term } from './invite.css.ts';
import { inviteLink } from './invite-link.ts';

/** The code and link to copy or share, and as a QR code. */
export function InviteCard({ referralCode }: { referralCode: string }) {
  const { t } = useTranslation('invite');
  const brand = useBrand();
  const toasts = useToasts();
  const link = inviteLink(globalThis.location.origin, brand.basePath, referralCode);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toasts.show({ tone: 'success', text: t('copied') });
    } catch {
      // The browser may forbid copying; the link can still be selected.
      toasts.show({ tone: 'danger', text: t('notCopied') });
    }
  };
  const content = { title: brand.name, text: t('message', { brand: brand.name }), url: link };
  // Closing the system's share sheet is not an error.
  const share = () => void navigator.share(content).catch(() => undefined);
  return (
    <section className={card} aria-label={t('link')}>
      <div className={details}>
        <div>
          <p className={term}>{t('code')}</p>
          <p className={code}>
            <bdi>{referralCode}</bdi>
          </p>
        </div>
        <bdi className={linkStyle} dir="ltr">
          {link}
        </bdi>
        <div className={actions}>
          <Button look="primary" icon="copy" onClick={() => void copy()}>
            {t('copy')}
          </Button>
          {canShare(content) && (
            <Button icon="share-network" onClick={share}>
              {t('share')}
            </Button>
          )}
        </div>
      </div>
      <div className={qr}>
        <QrCode text={link} title={t('qr')} />
      </div>
    </section>
  );
}

/** Not every browser has a share sheet. */
function canShare(content: ShareData): boolean {
  return 'share' in navigator && (!('canShare' in navigator) || navigator.canShare(content));
}
