import { useId } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import type { DownlinePartProps } from '#app/shell/slots/agent-slots.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { CONTRACT_KINDS, type ContractKind } from '#schemas/contracts/terms.ts';
import type { ContractBook } from '#schemas/generated/platform.ts';
import { ContractBadge } from '../contract-badge.tsx';
import { useBook } from '../contract-queries.ts';
import { standingContract } from '../standing-contract.ts';
import { useTermsText } from '../use-terms-text.ts';
import { about, kindName, list, row, rowLink, title } from './downline.css.ts';

/** The agent's contracts with a direct downline, one of each kind. */
export function DownlineContracts({ account }: DownlinePartProps) {
  const { t } = useTranslation('agent-contracts');
  const id = useId();
  // Each kind has a page of the same id, which the platform may have switched off.
  const pages = useSlot('agentPages').filter(({ pending }) => !pending);
  const kinds = CONTRACT_KINDS.filter((kind) => pages.some((page) => page.id === kind));
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={title}>
        {t('view.contracts')}
      </h2>
      <ul className={list}>
        {kinds.map((kind) => (
          <KindRow key={kind} kind={kind} account={account} />
        ))}
      </ul>
    </section>
  );
}

interface KindRowProps {
  kind: ContractKind;
  account: string;
}

/** Latest contract of a kind with a downline, or a link to propose one. */
function KindRow({ kind, account }: KindRowProps) {
  const { t } = useTranslation('agent-contracts');
  const { data: book, error, refetch } = useBook(kind);
  return (
    <li className={row}>
      {book ? (
        <Latest book={book} account={account} />
      ) : (
        <>
          <span className={kindName} aria-busy={!error}>
            {t(`entry.${kind}`)}
          </span>
          {error && (
            <Button look="plain" icon="arrow-clockwise" onClick={() => void refetch()}>
              {t('shell:error.retry')}
            </Button>
          )}
        </>
      )}
    </li>
  );
}

function Latest({ book, account }: { book: ContractBook; account: string }) {
  const { t } = useTranslation('agent-contracts');
  const { kind, currency, given } = book;
  const text = useTermsText(currency);
  const latest = given.find((contract) => contract.account === account);
  const to = (rest: string) => `${paths.agentHome}?page=${kind}&view=contracts&${rest}`;
  const name = <span className={kindName}>{t(`entry.${kind}`)}</span>;
  if (latest) {
    return (
      <Link className={rowLink} to={to(`contract=${latest.contractId}`)}>
        <span>
          {name}
          <span className={about}>{text.upTo(kind, latest.tiers)}</span>
        </span>
        <ContractBadge contract={latest} />
        <Icon name="caret-right" size={14} />
      </Link>
    );
  }
  if (!standingContract(book)) {
    return (
      <>
        {name}
        <span className={prose.quiet}>{t('downline.none')}</span>
      </>
    );
  }
  return (
    <Link className={rowLink} to={to(`propose=${encodeURIComponent(account)}`)}>
      <span>{name}</span>
      <span>{t('downline.propose')}</span>
      <Icon name="caret-right" size={14} />
    </Link>
  );
}
