import { useMutation } from '@tanstack/react-query';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { askToReturn } from '#app/platform/generated/operations/ask-to-return.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { useCare, useTakeStop } from '#app/shell/care/use-care.ts';
import { useShown } from '#app/shell/care/use-shown.ts';
import { memberPath } from '#app/shell/member/member-path.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { memberPageAt } from '#app/shell/router/member-page-at.ts';
import { useLocation } from '#app/shell/router/router.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { body } from '../care.css.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { CareHelpLines } from '../help/care-help-lines.tsx';
import { stopNow } from './stop-now.ts';
import { StoppedText } from './stopped-text.tsx';

/** Covers the site during a break. Shows its end, the balance that can be withdrawn, and help lines. */
export function StoppedModal() {
  const { t } = useTranslation('player-care');
  const { pathname, search } = useLocation();
  const session = useSessionService();
  const { data: care } = useCare();
  const back = useAskToReturn();
  const payout = useSlot('memberPages').find(({ id, pending }) => id === 'withdraw' && !pending);
  const stop = care && stopNow(care);
  // Leave the withdrawal page usable.
  if (!stop || memberPageAt(pathname, search) === 'withdraw') return null;
  const canAsk = stop.kind !== 'session' && stop.canAskToReturn && stop.returnsAt === undefined;
  const actions = (
    <>
      {canAsk && (
        <Button look="primary" large wide busy={back.isPending} onClick={() => back.mutate(t('stopped.ended'))}>
          {t('stopped.ask')}
        </Button>
      )}
      {payout && (
        <LinkButton look={canAsk ? 'outline' : 'primary'} large wide to={memberPath(payout.id)}>
          {t('stopped.withdraw')}
        </LinkButton>
      )}
      <Button look="plain" wide onClick={() => void session.end()}>
        {t('stopped.logOut')}
      </Button>
    </>
  );
  return (
    <Dialog title={t(`stopped.title.${stop.kind}`)} actions={actions}>
      <div className={body}>
        <StoppedText stop={stop} zone={care.timeZone} hasPayout={payout !== undefined} />
        <Alert text={back.error ? describeRefusal(back.error, t) : undefined} />
        <CareHelpLines />
      </div>
    </Dialog>
  );
}

/** Requests the end of an exclusion. */
function useAskToReturn() {
  const platform = usePlatform();
  const shown = useShown();
  return useMutation({
    mutationFn: (text: string) => askToReturn(platform, { shown: shown(text) }),
    onSuccess: useTakeStop(),
  });
}
