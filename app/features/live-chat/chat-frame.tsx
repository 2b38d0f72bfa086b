import { useState } from 'react';
import { frameSandbox } from '#app/kit/frame/frame-sandbox.ts';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { frame, ownBone, skeleton, stage, waitingLine } from './live-chat.css.ts';

/** The conversation, with a skeleton while it loads. */
export function ChatFrame({ address }: { address: string | undefined }) {
  const { t } = useTranslation('live-chat');
  const [ready, setReady] = useState<string>();
  const isReady = address !== undefined && ready === address;
  return (
    <div className={stage} aria-busy={!isReady}>
      {address !== undefined && (
        <iframe
          className={frame}
          src={address}
          title={t('frame')}
          sandbox={frameSandbox(address)}
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setReady(address)}
        />
      )}
      {!isReady && (
        <div className={skeleton}>
          <span role="status" className={visuallyHidden}>
            {t('loading')}
          </span>
          <Skeleton className={waitingLine} />
          <Skeleton className={ownBone} />
          <Skeleton className={waitingLine} />
        </div>
      )}
    </div>
  );
}
