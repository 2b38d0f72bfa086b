import { useId, useLayoutEffect, useRef } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useRateText } from '#app/kit/rate/use-rate-text.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import { useFullAddress } from '#app/shell/router/use-full-address.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { useCopy } from '#app/shell/toasts/use-copy.ts';
import { Meaning } from './meaning.tsx';
import { columns, summary } from './open.css.ts';
import type { Opened } from './opening.ts';
import * as styles from './receipt.css.ts';

/** Id of the back office's team page. */
const TEAM_PAGE = 'teamManagement';

interface ReceiptProps {
  opened: Opened;
  onRestart: () => void;
}

/** Log-in details of the new account to pass on. The password is never shown again. */
export function Receipt({ opened, onRestart }: ReceiptProps) {
  const { t } = useTranslation('agent-registration');
  const id = useId();
  const brand = useBrand();
  const write = useRateText();
  const teamPage = useTeamPage(opened.account);
  const copy = useCopy(t('receipt.notCopied'));
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { account, password, kind, rate } = opened;
  const logIn = useFullAddress(kind === 'agent' ? paths.agent : paths.login);
  const secrets = [
    [t('account.label'), account],
    [t('password.label'), password],
    [t('receipt.logIn'), logIn],
  ] as const;
  const title = t('receipt.message', { brand: brand.name });
  const text = [title, ...secrets.map(([name, value]) => `${name}: ${value}`)].join('\n');
  // Closing the system's share sheet is not an error.
  const share = () => void navigator.share({ title, text }).catch(() => undefined);
  return (
    <div className={columns}>
      <section className={styles.receipt} aria-labelledby={id}>
        <div className={styles.head}>
          <span className={styles.icon}>
            <Icon name="check-circle-fill" size={36} />
          </span>
          <div>
            <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
              {t('receipt.title')}
            </h2>
            <p className={prose.aside}>{t('receipt.terms', { kind: t(`kind.${kind}`), rate: write(rate) })}</p>
          </div>
        </div>
        <dl className={styles.lines}>
          {secrets.map(([name, value]) => (
            <div key={name} className={styles.line}>
              <dt className={prose.note}>{name}</dt>
              <dd className={styles.value}>
                <bdi dir="ltr">{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <Alert tone="info" text={t('receipt.once')} />
        <div className={styles.actions}>
          <Button look="primary" large icon="copy" onClick={() => void copy(text, t('receipt.copied'))}>
            {t('receipt.copy')}
          </Button>
          {'share' in navigator && (
            <Button large icon="share-network" onClick={share}>
              {t('receipt.share')}
            </Button>
          )}
          <Button large icon="plus" onClick={onRestart}>
            {t('receipt.another')}
          </Button>
        </div>
        {teamPage && (
          <Link className={styles.teamLink} to={teamPage}>
            {t('receipt.team')}
            <Icon name="arrow-right" size={16} />
          </Link>
        )}
      </section>
      <div className={summary}>
        <Meaning kind={kind} />
      </div>
    </div>
  );
}

/** Address of an account on the team page; undefined if the brand has no such page. */
function useTeamPage(account: string) {
  const hasPage = useSlot('agentPages').some(({ id }) => id === TEAM_PAGE);
  return hasPage
    ? {
        pathname: paths.agentHome,
        search: new URLSearchParams({ page: TEAM_PAGE, search: account, open: account }).toString(),
      }
    : undefined;
}
