import { useEffect, useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import type { Game } from '#app/platform/games/game-of.ts';
import { useSession } from '#app/session/session-context.tsx';
import { RETURNED } from '#app/shell/games/returned.ts';
import { useGameRecord } from '#app/shell/member/use-game-record.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import { demoMark, demoNote, demoText } from './demo-note.css.ts';
import { back, balance, bar, name as nameStyle } from './play.css.ts';
import { useOwnWallet } from './use-own-wallet.ts';

interface PlayBarProps {
  name: string;
  /** Undefined while loading. */
  game: Game | undefined;
  lobby: string;
}

/** Bar above a game: links back and to its bets, its name, and the balance of the wallet it uses. */
export function PlayBar({ name, game, lobby }: PlayBarProps) {
  const { t } = useTranslation('games');
  const { member, status } = useSession();
  const isTrial = status === 'trial';
  const { balance: own } = useOwnWallet(isTrial ? undefined : game?.vassalage);
  return (
    <div>
      <div className={bar}>
        <Link className={back} to={lobby} state={RETURNED} aria-label={t('bar.back')}>
          <Icon name="arrow-left" size={22} />
        </Link>
        <h1 className={nameStyle} dir="auto">
          {name}
        </h1>
        {member && !isTrial && (
          <p className={balance} data-own={own !== undefined || undefined} aria-live="polite">
            <span className={visuallyHidden}>{t('bar.balance')} </span>
            <Icon name="wallet" size={18} />
            <Money amount={own ?? member.balance} currency={member.currency} />
          </p>
        )}
        {!isTrial && <BetsLink game={game} />}
        <FullScreenButton />
      </div>
      {isTrial && game?.demo && <DemoNote />}
    </div>
  );
}

function BetsLink({ game }: Pick<PlayBarProps, 'game'>) {
  const entryText = useEntryText();
  const link = useGameRecord(game?.nodeId);
  if (!link) return null;
  const { to, state, record } = link;
  return (
    <Link className={back} to={to} state={state} aria-label={entryText(record.namespace, record.label)}>
      <Icon name="clock-counter-clockwise" size={22} />
    </Link>
  );
}

/** Explains that a demo uses play credit, and how to play for real. */
function DemoNote() {
  const { t } = useTranslation('games');
  const { registration } = useBrand();
  return (
    <div className={demoNote} role="status">
      <strong className={demoMark}>{t('demo.mark')}</strong>
      <p className={demoText}>{t('demo.text')}</p>
      {!registration.closed && (
        <LinkButton look="primary" to={paths.register}>
          {t('trial.register')}
        </LinkButton>
      )}
    </div>
  );
}

/** Toggles full screen. Renders nothing in browsers without it, such as on an iPhone. */
function FullScreenButton() {
  const { t } = useTranslation('games');
  const [state, setState] = useState<'none' | 'off' | 'on'>('none');

  useEffect(() => {
    if (!document.fullscreenEnabled) return;
    const look = () => setState(document.fullscreenElement ? 'on' : 'off');
    look();
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);

  if (state === 'none') return null;
  // Ignore a refusal: the page stays as it is.
  const toggle = () => {
    const change = state === 'on' ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch(() => undefined);
  };
  return (
    <IconButton
      icon={state === 'on' ? 'arrows-in-simple' : 'arrows-out-simple'}
      label={t(state === 'on' ? 'bar.smallScreen' : 'bar.fullScreen')}
      onClick={toggle}
    />
  );
}
