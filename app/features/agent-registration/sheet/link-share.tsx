import type { ReactNode } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { ShareLink } from '#app/shell/sharing/share-link.tsx';
import type { RegistrationLink } from '#schemas/generated/platform.ts';

interface LinkShareProps {
  link: Pick<RegistrationLink, 'url'>;
  /** Another action for the link. */
  action?: ReactNode;
}

/** Copies or shares a link and shows its QR code. */
export function LinkShare({ link: { url }, action }: LinkShareProps) {
  const { t } = useTranslation('agent-registration');
  const { name } = useBrand();
  const words = {
    ...{ copy: t('share.copy'), copied: t('share.copied'), notCopied: t('share.notCopied') },
    ...{ share: t('share.share'), qr: t('share.qr') },
  };
  const message = { title: name, text: t('share.message', { brand: name }) };
  return <ShareLink link={url} words={words} message={message} action={action} />;
}
