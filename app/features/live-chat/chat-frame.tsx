import { useState } from 'react';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { frame, stage, waiting, waitingLine, waitingOwn } from './live-chat.css.ts';

// It may run, keep its own storage and open links; it may not lead this page anywhere. A chat of this very origin could
// reach the page all the same, but then it is the operator's own server that sends both.
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups';

/** The conversation, or its shape as long as it is on its way. */
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
          sandbox={SANDBOX}
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setReady(address)}
        />
      )}
      {!isReady && (
        <div className={waiting}>
          <span role="status" className={visuallyHidden}>
            {t('loading')}
          </span>
          <Skeleton className={waitingLine} />
          <Skeleton className={waitingOwn} />
          <Skeleton className={waitingLine} />
        </div>
      )}
    </div>
  );
}
