import { Button } from '#app/kit/button/button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import type { ContractKind } from '#schemas/contracts/terms.ts';
import type { ContractBook } from '#schemas/generated/platform.ts';
import { ContractBadge } from '../contract-badge.tsx';
import { useBook } from '../contract-queries.ts';
import { standingContract } from '../standing-contract.ts';
import { useTermsText } from '../use-terms-text.ts';
import { about, kindName, none, row, rowLink } from './downline.css.ts';

interface KindRowProps {
  kind: ContractKind;
  account: string;
}

/** Latest contract of a kind with a downline, or a link to propose one. */
export function KindRow({ kind, account }: KindRowProps) {
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
        <span className={none}>{t('downline.none')}</span>
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
