import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useWriteTo } from '#app/shell/messages/use-write-to.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import type { TeamMember } from '#schemas/generated/platform.ts';
import { TransferDialog } from '../transfer/transfer-dialog.tsx';
import { FreezeDialog } from './freeze-dialog.tsx';
import { actions } from './sheet.css.ts';

/** Buttons for the transfers, messages and freezes that the agent may use. */
export function MemberActions({ member }: { member: TeamMember }) {
  const { t } = useTranslation('agent-team');
  const [asked, setAsked] = useState<'transfer' | 'freeze'>();
  const { account, level, isFrozen, path, may } = member;
  const writeTo = useWriteTo();
  const close = () => setAsked(undefined);
  return (
    <>
      {(may.transfer || may.freeze || writeTo) && (
        <div className={actions}>
          {may.transfer && (
            <Button icon="arrows-left-right" onClick={() => setAsked('transfer')}>
              {t('transfer.action')}
            </Button>
          )}
          {writeTo && (
            <LinkButton to={writeTo(account)}>
              <Icon name="envelope-simple" />
              {t('write')}
            </LinkButton>
          )}
          {may.freeze && (
            <Button icon="snowflake" onClick={() => setAsked('freeze')}>
              {t(isFrozen ? 'freeze.lift' : 'freeze.freeze')}
            </Button>
          )}
        </div>
      )}
      {level > 1 && <p className={prose.note}>{t('may.notDirect', { upline: path.at(-2) })}</p>}
      {level === 1 && !may.transfer && <p className={prose.note}>{t(isFrozen ? 'may.frozen' : 'may.locked')}</p>}
      {!may.freeze && <p className={prose.note}>{t('refused.frozen_by_upline')}</p>}
      {asked === 'transfer' && <TransferDialog account={account} onClose={close} />}
      {asked === 'freeze' && <FreezeDialog accounts={[account]} frozen={!isFrozen} onClose={close} />}
    </>
  );
}
