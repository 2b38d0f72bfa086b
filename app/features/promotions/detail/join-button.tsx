import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { createPath, useLocation } from '#app/shell/router/router.ts';
import { RealAccountDialog } from '#app/shell/trial/real-account-dialog.tsx';
import type { Promotion } from '#schemas/generated/platform.ts';
import { ActionLabel } from '../action-label.tsx';
import { useApply } from '../use-apply.ts';

interface JoinButtonProps {
  promotion: Promotion;
  /** Opens the application form. */
  onApply: () => void;
}

/** Joins a promotion. Asks a visitor to log in and return, and a trial account to register. */
export function JoinButton({ promotion, onApply }: JoinButtonProps) {
  const { status } = useSession();
  const location = useLocation();
  const [warned, setWarned] = useState(false);
  const { busy, message, submit } = useApply(promotion);
  const words = <ActionLabel promotion={promotion} />;
  if (status === 'guest') {
    return (
      <DialogFoot>
        <LinkButton look="primary" wide large to={paths.login} state={{ from: createPath(location), open: true }}>
          {words}
        </LinkButton>
      </DialogFoot>
    );
  }
  const join = () => {
    if (status === 'trial') setWarned(true);
    else if (promotion.kind === 'APPLY') onApply();
    else void submit({ comment: '', pictures: [] });
  };
  return (
    <>
      <DialogFoot notes={<Alert text={message} />}>
        <Button look="primary" wide large busy={busy} onClick={join}>
          {words}
        </Button>
      </DialogFoot>
      {warned && <RealAccountDialog onClose={() => setWarned(false)} />}
    </>
  );
}
