import { useBrand } from '#app/brand/brand-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { demoMark, demoNote, demoText } from './demo-note.css.ts';

/** Says that a demo plays with play credit, and how to play for real. */
export function DemoNote() {
  const { t } = useTranslation('games');
  const { registration } = useBrand();
  return (
    <div className={demoNote} role="status">
      <strong className={demoMark}>{t('demo.mark')}</strong>
      <p className={demoText}>{t('demo.text')}</p>
      {!registration.closed && (
        <LinkButton look="primary" to={paths.register}>
          {t('trial.register')}
        </LinkButton>
      )}
    </div>
  );
}
