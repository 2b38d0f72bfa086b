import { useEffect } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { liveRegion } from '#app/kit/theme/hidden.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { SlowCalls } from '#app/platform/slow-calls.ts';
import { isLoggedIn } from '#app/session/member-type.ts';
import { useSession } from '#app/session/session-context.tsx';
import { banner, icon, words } from './connection-watch.css.ts';
import { useReachStore } from './reach.ts';
import { SlowPlatform } from './slow-platform.tsx';
import { UnknownAccount, UnknownMember } from './unknown-member.tsx';
import { useConnection } from './use-connection.ts';
import { useReachWords } from './use-reach-words.ts';
import { useReleaseReload } from './use-release-reload.ts';
import { useSlowPlatform } from './use-slow-platform.ts';
import { useUndecided } from './use-undecided.ts';

/** Shows a banner while the platform or the account is unreachable, or the platform slow, and reloads the page after a release removed its files. */
export function ConnectionWatch({ slowCalls }: { slowCalls: SlowCalls }) {
  const { t } = useTranslation();
  const { state, isShown, isTrying, retry } = useConnection();
  const title = useTellWhy();
  const isOut = state !== 'reached';
  const isSlow = useSlowPlatform(slowCalls);
  const { status } = useSession();
  const undecided = useUndecided();
  useReleaseReload();
  return (
    <div role="status" className={liveRegion}>
      {isOut && !isShown && (
        <div className={banner}>
          <span className={icon}>
            <Icon name={state === 'offline' ? 'wifi-slash' : 'warning-circle'} size={22} />
          </span>
          <p className={words}>{state === 'offline' ? t('offline') : title}</p>
          <Button busy={isTrying} onClick={() => void retry()}>
            {t('error.retry')}
          </Button>
        </div>
      )}
      {isSlow && !isOut && <SlowPlatform />}
      {status === 'unknown' && <UnknownMember isHidden={isOut || isSlow} />}
      {isLoggedIn(status) && !isOut && !isSlow && undecided.isAny && <UnknownAccount load={undecided.load} />}
    </div>
  );
}

/** Gives the page the words for what it could not load or send. Returns the title of the first. */
function useTellWhy(): string {
  const reach = useReachStore();
  const { title, text } = useReachWords();
  const { t } = useTranslation();
  const [failed, back] = [t('error.network'), t('backOnline')];
  useEffect(
    () => reach.setState({ words: { title, text }, failures: { failed, out: title, back } }),
    [reach, title, text, failed, back],
  );
  return title;
}
