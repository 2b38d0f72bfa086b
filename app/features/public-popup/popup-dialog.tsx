import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { PlatformHtml } from '#app/shell/content/platform-html.tsx';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { closedFlag } from './group.ts';
import { usePopups } from './use-popups.ts';

/** Shows the popups of the visitor's group. Once closed, they stay closed for the session. */
export function PopupDialog({ close }: ModalProps) {
  const { t } = useTranslation('public-popup');
  const { popups, group } = usePopups();
  const { flags } = useSessionService();
  const [first, ...others] = popups;
  if (!first) return null;
  const dismiss = () => {
    flags.raise(closedFlag(group));
    close();
  };
  return (
    <Dialog square title={first.title || t('title')} onClose={dismiss} crossOnly>
      <div className={stack[6]}>
        <PlatformHtml html={first.content} />
        {others.map(({ id, title, content }) => (
          <section key={id}>
            <h3>{title}</h3>
            <PlatformHtml html={content} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
