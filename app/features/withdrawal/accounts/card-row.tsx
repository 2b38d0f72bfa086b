import { useAtNow } from '#app/clock/use-at-now.ts';
import { Badge } from '#app/kit/badge/badge.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { note } from '#app/kit/card/card.css.ts';
import { CardLine } from '#app/kit/card/card-line.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { PayoutAccount } from '#schemas/generated/platform.ts';
import { AccountIcon } from '../account-icon.tsx';
import { accountText } from '../account-text.ts';

interface CardRowProps {
  account: PayoutAccount;
  onDefault: () => void;
  onRemove: () => void;
}

export function CardRow({ account, onDefault, onRemove }: CardRowProps) {
  const { t } = useTranslation('withdrawal');
  const clock = useClock('short');
  const { kind, holder, isDefault, usableAt } = account;
  const isNew = useAtNow((now) => usableAt > now);
  const name = accountText(account);
  const notes = (
    <>
      <bdi className={note}>{holder}</bdi>
      {isNew && <span className={note}>{t('usableAt', { time: clock(usableAt) })}</span>}
    </>
  );
  const end = (
    <>
      {isDefault ? (
        <Badge tone="quiet">{t('default')}</Badge>
      ) : (
        <Button look="plain" aria-label={`${t('accounts.makeDefault')}: ${name}`} onClick={onDefault}>
          {t('accounts.makeDefault')}
        </Button>
      )}
      <IconButton icon="trash" label={`${t('accounts.remove')}: ${name}`} onClick={onRemove} />
    </>
  );
  return <CardLine icon={<AccountIcon kind={kind} />} name={name} notes={notes} end={end} />;
}
