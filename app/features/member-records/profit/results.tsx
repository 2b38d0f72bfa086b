import { useId, useState } from 'react';
import { SignedMoney } from '#app/kinds/record-page/totals/signed-money.tsx';
import type { useRecordAddress } from '#app/kinds/record-page/use-record-address.ts';
import { ChipGroup } from '#app/kit/chips/chip-group.tsx';
import { shortAmount } from '#app/kit/money/short-amount.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { memberPath } from '#app/shell/member/member-path.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import type { ProfitRecord } from '#schemas/generated/platform.ts';
import { heading } from '../shared/records.css.ts';
import { chosenLine, panel, panelHead } from './chart.css.ts';
import { DayChart } from './day-chart.tsx';
import { GroupChart } from './group-chart.tsx';
import { type ResultRow, resultRows, VIEWS } from './result-rows.ts';
import { ResultTable } from './result-table.tsx';

interface ResultsProps {
  data: ProfitRecord;
  address: Pick<ReturnType<typeof useRecordAddress>, 'read' | 'filter'>;
}

/** The results as a chart and a table. The chosen row is marked in both and links to its bets. */
export function Results({ data, address: { read, filter } }: ResultsProps) {
  const { t } = useTranslation('member-records');
  const { tag } = useCurrentLanguage();
  const titleId = useId();
  const [chosen, setChosen] = useState('');
  const { currency } = data;
  const view = VIEWS.find((candidate) => candidate === read('by')) ?? 'day';
  const names = { tag, type: (gameType: (typeof data.groups)[number]['gameType'] & string) => t(`type.${gameType}`) };
  const rows = resultRows(data, view, { ...names, other: t('betting.otherVendor') });
  const row = rows.find(({ key }) => key === chosen);
  const choose = (key: string) => setChosen(key === chosen ? '' : key);
  return (
    <section className={panel} aria-labelledby={titleId}>
      <div className={panelHead}>
        <h2 id={titleId} className={heading}>
          {t(`profit.by.${view}`)}
        </h2>
        <ChipGroup
          label={t('profit.views')}
          choices={VIEWS.map((value) => ({ value, label: t(`profit.view.${value}`) }))}
          chosen={view}
          onChoose={(by) => filter({ by: by === 'day' ? '' : by })}
        />
      </div>
      {view === 'day' ? (
        <DayChart
          rows={rows}
          chosen={chosen}
          onChoose={choose}
          short={(amount, sign) => shortAmount(amount, currency, tag, sign)}
        />
      ) : (
        <GroupChart rows={rows} currency={currency} />
      )}
      {row && <Chosen row={row} currency={currency} gameType={read('gameType')} />}
      <ResultTable
        {...{ rows, totals: data.totals, currency, chosen }}
        title={t(`profit.by.${view}`)}
        name={t(`profit.view.${view}`)}
        onChoose={choose}
      />
    </section>
  );
}

interface ChosenProps {
  row: ResultRow;
  currency: string;
  gameType: string;
}

function Chosen({ row: { name, profit, filters }, currency, gameType }: ChosenProps) {
  const { t } = useTranslation('member-records');
  const query = new URLSearchParams({ ...(gameType && { gameType }), ...filters });
  return (
    <div className={chosenLine} role="status">
      <span>
        <bdi>{name}</bdi> <SignedMoney amount={profit} currency={currency} />
      </span>
      <LinkButton to={`${memberPath('personalHistoryCopy')}&${query}`}>{t('profit.bets')}</LinkButton>
    </div>
  );
}
