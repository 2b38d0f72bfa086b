import { useState } from 'react';
import type { useRecordAddress } from '#app/kinds/record-page/use-record-address.ts';
import { Button } from '#app/kit/button/button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useCameFrom } from '#app/shell/games/came-from.ts';
import { GAME } from '#app/shell/member/use-game-record.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import type { BettingRecord } from '#schemas/generated/platform.ts';
import { oneGame } from './bets.css.ts';

interface OneGameProps {
  address: Pick<ReturnType<typeof useRecordAddress>, 'read' | 'filter'>;
  /** Bets of this page, which supply the game's name. */
  bets: BettingRecord['content'] | undefined;
}

/** The game that the record is filtered by, with a link back for those who came from it. */
export function OneGame({ address: { read, filter }, bets }: OneGameProps) {
  const { t } = useTranslation('member-records');
  // Keep the initial origin, as filtering replaces the navigation state.
  const [from] = useState(useCameFrom());
  const isLimited = read(GAME) !== '';
  const game = bets?.[0]?.game;
  if (!isLimited && !from) return null;
  return (
    <div className={oneGame}>
      {from && <LinkButton to={from}>{t('betting.back')}</LinkButton>}
      {isLimited && (
        <Button look="plain" icon="x" onClick={() => filter({ [GAME]: '' })}>
          {game ? t('betting.game', { game }) : t('betting.oneGame')}
        </Button>
      )}
    </div>
  );
}
