import { useState } from 'react';
import { section } from '#app/kinds/list-with-detail/detail.css.ts';
import { Button } from '#app/kit/button/button.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { LinkRow } from '../links/link-list.ts';
import { LinkFacts } from './link-facts.tsx';
import { LinkShare } from './link-share.tsx';
import { NoteForm } from './note-form.tsx';
import { SwitchDialog } from './switch-dialog.tsx';

interface LinkDetailProps {
  link: LinkRow;
  /** Creates another link with the same terms. */
  onCreate: (like: LinkRow) => void;
}

/** All about one link, and what can be done with it. */
export function LinkDetail({ link, onCreate }: LinkDetailProps) {
  const { t } = useTranslation('agent-registration');
  const [asks, setAsks] = useState(false);
  const { state } = link;
  const action =
    state === 'expired' ? (
      <Button icon="plus" onClick={() => onCreate(link)}>
        {t('create.like')}
      </Button>
    ) : (
      <Button icon={state === 'active' ? 'prohibit' : 'check-circle'} onClick={() => setAsks(true)}>
        {t(state === 'active' ? 'disable.action' : 'enable.action')}
      </Button>
    );
  return (
    <>
      <div className={section}>
        {state === 'active' ? (
          <LinkShare link={link} action={action} />
        ) : (
          <>
            <Alert tone="info" text={t(`ended.${state}`)} />
            {action}
          </>
        )}
      </div>
      <LinkFacts link={link} />
      <NoteForm key={link.note} link={link} />
      {asks && <SwitchDialog link={link} onClose={() => setAsks(false)} />}
    </>
  );
}
