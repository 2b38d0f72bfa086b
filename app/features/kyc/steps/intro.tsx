import { Icon } from '#app/kit/icon/icon.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { icon as iconStyle, task, tasks, taskText } from './steps.css.ts';

const TASKS = [
  { icon: 'identification-card', title: 'person', text: 'personText' },
  { icon: 'camera', title: 'documents', text: 'documentsText' },
  { icon: 'shield-check', title: 'review', text: 'reviewText' },
] as const;

/** Explains the reason and the steps of the verification. */
export function Intro() {
  const { t } = useTranslation('kyc');
  return (
    <div className={stack[6]}>
      <p className={prose.quiet}>{t('intro.text')}</p>
      <ol className={tasks}>
        {TASKS.map(({ icon, title, text }) => (
          <li key={title} className={task}>
            <span className={iconStyle}>
              <Icon name={icon} size={22} />
            </span>
            <div>
              <p className={prose.strong}>{t(`intro.${title}`)}</p>
              <p className={taskText}>{t(`intro.${text}`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
