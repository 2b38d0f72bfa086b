import { useBrand } from '#app/brand/brand-context.tsx';
import { button } from '#app/kit/button/button.css.ts';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { readLogInState, wayBackOf } from '../router/log-in-state.ts';
import { useLocation, useNavigate } from '../router/router.ts';
import { supportAddress } from '../support/support-address.ts';
import { useReachWords } from './use-reach-words.ts';

/** In place of the log-in and the registration until the platform can be reached; then those appear by themselves. */
export function UnreachedSheet() {
  const { t } = useTranslation();
  const { support } = useBrand();
  const { title, text } = useReachWords();
  const { state } = useLocation();
  const navigate = useNavigate();
  const contact = supportAddress(support.url, support.email && `mailto:${support.email}`);
  const close = () => navigate(wayBackOf(readLogInState(state)), { replace: true });
  // Everything that waits before it tries again listens for the connection's return.
  const retry = () => void dispatchEvent(new Event('online'));
  return (
    <Dialog title={t('unreached.title')} onClose={close}>
      <Problem title={title} text={text} onAction={retry} />
      {contact && (
        <a className={button.plain} href={contact}>
          <Icon name="headset" />
          {t('notice.support')}
        </a>
      )}
    </Dialog>
  );
}
