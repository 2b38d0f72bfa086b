import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { cluster } from '#app/kit/layout/layout.css.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { Contract, ContractBook } from '#schemas/generated/platform.ts';
import { card, cardHead, cardTitle } from '../contracts-page.css.ts';
import { EndDialog } from '../sheet/end-dialog.tsx';
import { hasStanding } from '../standing-contract.ts';
import { TermsList } from '../terms-list.tsx';
import { useContractDays } from '../use-contract-days.ts';

/** The agent's own contract. Agents without one cannot give any. */
export function OwnContract({ book }: { book: ContractBook }) {
  const { t } = useTranslation('agent-contracts');
  const { own, next } = book;
  return (
    <section className={card} aria-label={t('mine.title')}>
      {own && <Own book={book} own={own} />}
      {next && <Next book={book} next={next} />}
      {!own && !next && (
        <>
          <h2 className={cardTitle}>{t('mine.title')}</h2>
          <p className={prose.note}>{t(book.proposal ? 'mine.noneYet' : 'mine.none')}</p>
        </>
      )}
    </section>
  );
}

function Own({ book, own }: { book: ContractBook; own: Contract }) {
  const { t } = useTranslation('agent-contracts');
  const [isEnding, setIsEnding] = useState(false);
  const days = useContractDays();
  const { kind, currency, given } = book;
  const below = given.filter(hasStanding).length;
  return (
    <>
      <div className={cardHead}>
        <h2 className={cardTitle}>{t('mine.title')}</h2>
        <span className={prose.note}>
          {t('mine.from', {
            account: own.account ?? t('operator'),
            period: t(`period.${own.period}`),
            days: days(own),
          })}
        </span>
      </div>
      <TermsList kind={kind} tiers={own.tiers} currency={currency} />
      {own.endsOn === undefined && (
        <div className={cluster[3]}>
          <Button onClick={() => setIsEnding(true)}>{t('end.action')}</Button>
        </div>
      )}
      {isEnding && <EndDialog contract={own} below={below} onClose={() => setIsEnding(false)} />}
    </>
  );
}

/** The accepted contract that will replace the current one. */
function Next({ book: { kind, currency }, next }: { book: ContractBook; next: Contract }) {
  const { t } = useTranslation('agent-contracts');
  const days = useContractDays();
  return (
    <>
      <div className={cardHead}>
        <h2 className={cardTitle}>{t('mine.next')}</h2>
        <span className={prose.note}>{days(next)}</span>
      </div>
      <TermsList kind={kind} tiers={next.tiers} currency={currency} />
    </>
  );
}
