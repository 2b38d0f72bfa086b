import { useRegisterSettings } from '#app/kinds/account-fields/register-settings-query.ts';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { useSiteStarted } from '#app/shell/loading/site-started.ts';
import { paths } from '#app/shell/router/paths.ts';
import { Navigate } from '#app/shell/router/router.ts';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { field, form } from './register-form.css.ts';
import { RegisterForm } from './register-form.tsx';
import { useWays } from './use-ways.ts';

const FIELDS = ['name', 'password', 'again', 'person'];

/** Registration sheet at its path. Renders nothing if no way to register is enabled. */
export function RegisterSheet({ close }: ModalProps) {
  const { t } = useTranslation('registration');
  const { status } = useSession();
  const started = useSiteStarted();
  const { ways, way, choose, pending } = useWays();
  const { data: settings, error, refetch } = useRegisterSettings();
  if (!started || status === 'unknown' || !(way || pending)) return null;
  // A trial account may register to open a real one.
  if (status !== 'guest' && status !== 'trial') return <Navigate to={paths.index} replace />;
  if (settings && way) return <RegisterForm settings={settings} ways={ways} way={way} onWay={choose} close={close} />;
  return (
    <Dialog title={t('title')} onClose={close}>
      {error ? (
        <Problem title={t('unloaded')} text={describeProblem(error, t)} onAction={refetch} />
      ) : (
        <RegisterSkeleton />
      )}
    </Dialog>
  );
}

function RegisterSkeleton() {
  return (
    <div className={form} aria-busy="true">
      {FIELDS.map((name) => (
        <Skeleton key={name} className={field} />
      ))}
    </div>
  );
}
