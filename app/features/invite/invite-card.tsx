import { useBrand } from '#app/brand/brand-context.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { ShareLink } from '#app/shell/sharing/share-link.tsx';
import { card, code } from './invite.css.ts';
import { inviteLink } from './invite-link.ts';

/** The code and link to copy or share, and as a QR code. */
export function InviteCard({ referralCode }: { referralCode: string }) {
  const { t } = useTranslation('invite');
  const brand = useBrand();
  const words = {
    ...{ copy: t('copy'), copied: t('copied'), notCopied: t('notCopied') },
    ...{ share: t('share'), qr: t('qr') },
  };
  return (
    <section className={card} aria-label={t('link')}>
      <ShareLink
        link={inviteLink(globalThis.location.origin, brand.basePath, referralCode)}
        words={words}
        message={{ title: brand.name, text: t('message', { brand: brand.name }) }}
      >
        <div>
          <p className={prose.aside}>{t('code')}</p>
          <p className={code}>
            <bdi>{referralCode}</bdi>
          </p>
        </div>
      </ShareLink>
    </section>
  );
}
