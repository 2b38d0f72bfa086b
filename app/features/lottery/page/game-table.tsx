import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Problem } from '#app/kit/state/problem.tsx';
import { Tabs } from '#app/kit/tabs/tabs.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { LotteryGame, LotteryTable } from '#schemas/generated/platform.ts';
import { MyBets } from '../bets/my-bets.tsx';
import { DrawHead } from '../draw/draw-head.tsx';
import { Results } from '../draw/results.tsx';
import { type CurrentIssue, useIssue } from '../draw/use-issue.ts';
import { useOpened } from '../draw/use-opened.ts';
import { useTable } from '../draw/use-table.ts';
import { BetPicker } from '../pick/bet-picker.tsx';
import type { SlipDraft } from '../slip/slip-draft.ts';
import { body, rule, rules as rulesStyle, rulesTitle } from './page.css.ts';
import { TableSkeleton } from './page-skeleton.tsx';

const TABS = ['bet', 'results', 'bets'] as const;
export type TableTab = (typeof TABS)[number];

interface GameTableProps {
  game: LotteryGame;
  draft: SlipDraft;
  tab: TableTab;
  onTab: (tab: TableTab) => void;
  /** Opens the slip, in the picker's bar. `add` puts the pick on it first. */
  toSlip: (add?: () => void) => ReactNode;
}

/** One game: its draw above tabs for bets, results, the player's bets and the rules. */
export function GameTable({ game, draft, tab, onTab, toSlip }: GameTableProps) {
  const { t } = useTranslation('lottery');
  const table = useTable(game.gameCode);
  const issue = useIssue(game.gameCode);
  const opened = useOpened(game, issue.data?.issue);
  if (!table.data || !issue.data) {
    if (!table.isError && !issue.isError) return <TableSkeleton />;
    const retry = () => void Promise.all([table.refetch(), issue.refetch()]);
    return (
      <>
        <Problem title={t('failed.game')} onAction={retry} />
        {toSlip()}
      </>
    );
  }
  const choose = (id: string) => onTab(TABS.find((candidate) => candidate === id) ?? 'bet');
  return (
    <>
      <DrawHead game={game} issue={issue.data} opened={opened} />
      <div className={body}>
        <Tabs
          label={t('tab.label')}
          tabs={TABS.map((id) => ({ id, label: t(`tab.${id}`) }))}
          chosen={tab}
          onChoose={choose}
        >
          {tab === 'bet' && <Bet table={table.data} issue={issue.data} draft={draft} toSlip={toSlip} />}
          {tab === 'results' && <Results form={game.form} opened={opened} />}
          {tab === 'bets' && <MyBets game={game} onBet={() => onTab('bet')} />}
        </Tabs>
      </div>
    </>
  );
}

interface BetProps extends Pick<GameTableProps, 'draft' | 'toSlip'> {
  table: LotteryTable;
  issue: CurrentIssue;
}

function Bet({ table, issue, draft, toSlip }: BetProps) {
  const { t } = useTranslation('lottery');
  const { editing, lines } = useSnapshot(draft);
  const edited = lines.find(({ id, gameCode }) => id === editing && gameCode === table.game.gameCode);
  if (issue.state === 'maintenance') {
    return (
      <>
        <p>{t('draw.maintenanceText')}</p>
        {toSlip()}
      </>
    );
  }
  return (
    <>
      <BetPicker key={edited?.id ?? 'new'} table={table} issue={issue} draft={draft} editing={edited} toSlip={toSlip} />
      <Rules table={table} />
    </>
  );
}

function Rules({ table }: { table: LotteryTable }) {
  const { t } = useTranslation('lottery');
  return (
    <details className={rulesStyle}>
      <summary className={rulesTitle}>{t('rules.title')}</summary>
      {[...table.rules, t('rules.calm')].map((paragraph) => (
        <p key={paragraph} className={rule}>
          {paragraph}
        </p>
      ))}
    </details>
  );
}
