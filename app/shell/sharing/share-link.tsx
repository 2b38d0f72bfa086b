import type { ReactNode } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { QrCode } from '#app/kit/qr-code/qr-code.tsx';
import { useCopy } from '#app/shell/toasts/use-copy.ts';
import { actions, details, link as linkStyle, qr, share as shareStyle } from './share-link.css.ts';

interface ShareLinkProps {
  link: string;
  words: {
    copy: string;
    copied: string;
    /** What to do when the browser forbids copying. */
    notCopied: string;
    share: string;
    /** Names the QR code. */
    qr: string;
  };
  /** Goes with the link through the system's share sheet. */
  message: { title: string; text: string };
  /** Beside the buttons. */
  action?: ReactNode;
  /** Above the link. */
  children?: ReactNode;
}

/** A link to copy or share, and as a QR code; beside each other where there is room. */
export function ShareLink({ link, words, message, action, children }: ShareLinkProps) {
  const copy = useCopy(words.notCopied);
  const content = { ...message, url: link };
  // Closing the system's share sheet is not an error.
  const share = () => void navigator.share(content).catch(() => undefined);
  return (
    <div className={shareStyle}>
      <div className={details}>
        {children}
        <bdi className={linkStyle} dir="ltr">
          {link}
        </bdi>
        <div className={actions}>
          <Button look="primary" icon="copy" onClick={() => void copy(link, words.copied)}>
            {words.copy}
          </Button>
          {canShare(content) && (
            <Button icon="share-network" onClick={share}>
              {words.share}
            </Button>
          )}
          {action}
        </div>
      </div>
      <div className={qr}>
        <QrCode text={link} title={words.qr} />
      </div>
    </div>
  );
}

/** Not every browser has a share sheet. */
function canShare(content: ShareData): boolean {
  return 'share' in navigator && (!('canShare' in navigator) || navigator.canShare(content));
}
