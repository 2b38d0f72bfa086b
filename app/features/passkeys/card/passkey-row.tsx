import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { note } from '#app/kit/card/card.css.ts';
import { CardLine } from '#app/kit/card/card-line.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import type { Passkey } from '#schemas/generated/platform.ts';
import { useRemove } from '../use-passkeys.ts';
import { RenameDialog } from './rename-dialog.tsx';

/** A passkey with its last use, its purposes and its actions. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t } = useTranslation('passkeys');
  const [dialog, setDialog] = useState<'rename' | 'remove'>();
  const { name, domain, createdAt, lastUsedAt, isSynced, confirmsWithdrawals } = passkey;
  const day = useClock('day');
  const time = useClock('long');
  const close = () => setDialog(undefined);
  const notes = (
    <>
      <span className={note}>{t(confirmsWithdrawals ? 'logsInAndConfirms' : 'logsIn')}</span>
      <span className={note}>
        {lastUsedAt === undefined ? t('added', { date: day(createdAt) }) : t('lastUsed', { time: time(lastUsedAt) })}
      </span>
      {isSynced && <span className={note}>{t('synced')}</span>}
      {!isHere(domain) && <span className={note}>{t('elsewhere', { domain })}</span>}
    </>
  );
  const end = (
    <>
      <Button look="plain" aria-label={t('rename.of', { name })} onClick={() => setDialog('rename')}>
        {t('rename.open')}
      </Button>
      <Button look="plain" aria-label={t('remove.of', { name })} onClick={() => setDialog('remove')}>
        {t('remove.open')}
      </Button>
    </>
  );
  return (
    <CardLine icon={<Icon name="fingerprint" size={24} />} name={name} notes={notes} end={end}>
      {dialog === 'rename' && <RenameDialog passkey={passkey} onClose={close} />}
      {dialog === 'remove' && <RemoveDialog passkey={passkey} onClose={close} />}
    </CardLine>
  );
}

/** Whether a passkey of this domain is valid on this host. */
function isHere(domain: string): boolean {
  return `.${globalThis.location.hostname}`.endsWith(`.${domain}`);
}

function RemoveDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('passkeys');
  const { mutate, isPending, error } = useRemove(passkey, onClose);
  const action = (
    <Button look="primary" large wide busy={isPending} onClick={() => mutate()}>
      {t('remove.action')}
    </Button>
  );
  return (
    <Dialog small title={t('remove.title')} onClose={onClose} actions={action}>
      <p>{t('remove.text', { name: passkey.name })}</p>
      <Alert text={error ? describeProblem(error, t) : undefined} />
    </Dialog>
  );
}
