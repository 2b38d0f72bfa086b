import { useState } from 'react';
import { Tabs } from '#app/kit/tabs/tabs.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { card } from '#app/shell/right-bar/card.css.ts';
import { WinnerList } from './winner-list.tsx';
import { type Board, useWinners } from './winners-query.ts';

/** Top and latest wins. Hidden without wins. After an error it keeps its height, so that the content below stays. */
export function WinnersCard() {
  const { t } = useTranslation('home');
  const { data: top } = useWinners('top');
  const [board, setBoard] = useState<Board>('top');
  if (top?.length === 0) return null;
  return (
    <section className={card} aria-label={t('winners.title')}>
      <h2 className={prose.lead}>{t('winners.title')}</h2>
      <Tabs
        label={t('winners.title')}
        tabs={[
          { id: 'top', label: t('winners.top') },
          { id: 'latest', label: t('winners.latest') },
        ]}
        chosen={board}
        onChoose={(id) => setBoard(id === 'latest' ? 'latest' : 'top')}
      >
        <WinnerList key={board} board={board} />
      </Tabs>
    </section>
  );
}
