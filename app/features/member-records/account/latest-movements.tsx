import { useStore } from 'zustand';
import { useTimes } from '#app/kinds/record-page/days/use-times.ts';
import { USUAL_SIZE } from '#app/kinds/record-page/foot/page-size.ts';
import { SignedMoney } from '#app/kinds/record-page/totals/signed-money.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { end, foot, line, name, note, rows, words } from '#app/kit/card/card.css.ts';
import { Card } from '#app/kit/card/card.tsx';
import { CardSkeleton } from '#app/kit/card/card-skeleton.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { memberPath } from '#app/shell/member/member-path.ts';
import { usePreferences } from '#app/shell/preferences/preferences-context.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import type { AccountRecord, Movement } from '#schemas/generated/platform.ts';
import { useAccountRecord } from './use-account-record.ts';

const SHOWN = 6;
const RANGE = 'month';

/** The month's latest movements, shown beside the balance, with a link to the full record. */
export function LatestMovements() {
  const { t } = useTranslation('member-records');
  const { enabled, page } = useAccountRecord(undefined, { query: { period: RANGE }, page: 1, size: USUAL_SIZE });
  const { data, isError, refetch } = page;
  if (!enabled) return null;
  const all = (
    <LinkButton look="plain" to={`${memberPath('transactionHistory')}&range=${RANGE}`}>
      {t('account.all')}
    </LinkButton>
  );
  return (
    <Card title={t('account.latest')} action={all}>
      {data && data.content.length > 0 && <Rows record={data} />}
      {data?.content.length === 0 && <p className={foot}>{t('account.noneText')}</p>}
      {!(data || isError) && <CardSkeleton count={SHOWN} />}
      {isError && !data && (
        <div className={line} role="alert">
          <p className={words}>{t('account.failed')}</p>
          <Button icon="arrow-clockwise" onClick={() => void refetch()}>
            {t('shell:error.retry')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Rows({ record }: { record: AccountRecord }) {
  const when = useTimes(record);
  return (
    <ul className={rows}>
      {record.content.slice(0, SHOWN).map((movement) => (
        <Row key={movement.id} movement={movement} currency={record.currency} time={when(movement.createdAt)} />
      ))}
    </ul>
  );
}

interface RowProps {
  movement: Movement;
  currency: string;
  time: string;
}

function Row({ movement: { kind, game, title, amount }, currency, time }: RowProps) {
  const { t } = useTranslation('member-records');
  const { balanceShown } = useStore(usePreferences().store);
  return (
    <li className={line}>
      <span className={words}>
        <span className={name}>{t(`kind.${kind}`)}</span>
        <span className={note}>
          {(game ?? title) && (
            <>
              <bdi>{game ?? title}</bdi>
              {' · '}
            </>
          )}
          <bdi>{time}</bdi>
        </span>
      </span>
      <span className={end}>{balanceShown ? <SignedMoney amount={amount} currency={currency} /> : '••••••'}</span>
    </li>
  );
}
