import { useState } from 'react';
import { LicenceLine } from '#app/kinds/money-flow/page/licence-line.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useDraft } from '#app/shell/drafts/use-draft.ts';
import { useLocation, useNavigate } from '#app/shell/router/router.ts';
import { useSettled } from '../bets/use-settled.ts';
import { useLiveDraws } from '../draw/use-live-draws.ts';
import { GameMenu } from '../menu/game-menu.tsx';
import { ModeTabs } from '../menu/mode-tabs.tsx';
import type { Chosen, Menu } from '../menu/modes.ts';
import { column } from '../slip/slip.css.ts';
import { Slip } from '../slip/slip.tsx';
import { SlipBar } from '../slip/slip-bar.tsx';
import { type SlipLine, slipDraft } from '../slip/slip-draft.ts';
import { GameTable, type TableTab } from './game-table.tsx';
import { columns, licencePlace, menuPlace, page, slipPlace, tablePlace } from './page.css.ts';

interface GamePageProps {
  name: 'lottery' | 'sea' | 'vn';
  menus: readonly Menu[];
  chosen: Chosen;
}

/** Menus, one game, and the slip: a column in a wide window, else a bar that opens it. */
export function GamePage({ name, menus, chosen }: GamePageProps) {
  const { t } = useTranslation('lottery');
  const [draft] = useDraft(slipDraft);
  const [tab, setTab] = useState<TableTab>('bet');
  const navigate = useNavigate();
  useLiveDraws();
  useSettled();
  const { pathname } = useLocation();
  const { menu, game } = chosen;
  const slip = {
    draft,
    onEdit: (line: SlipLine) => {
      setTab('bet');
      navigate(`${pathname}?gameCode=${line.gameCode}`);
    },
    onShowBets: () => setTab('bets'),
  };
  return (
    <div className={page}>
      <ModeTabs menus={menus} chosen={menu} />
      <div className={columns}>
        <div className={menuPlace}>
          <GameMenu menu={menu} chosen={game} />
        </div>
        <div className={tablePlace}>
          <GameTable
            key={game.gameCode}
            game={game}
            draft={draft}
            tab={tab}
            onTab={setTab}
            toSlip={(add) => <SlipBar inBar add={add} {...slip} />}
          />
          <div className={licencePlace}>
            <LicenceLine />
          </div>
        </div>
        <div className={slipPlace}>
          <section className={column} aria-label={t('slip.label', { page: t(`entry.${name}`) })}>
            <Slip {...slip} />
          </section>
        </div>
      </div>
      {tab !== 'bet' && <SlipBar {...slip} />}
    </div>
  );
}
