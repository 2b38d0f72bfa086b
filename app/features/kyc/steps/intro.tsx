import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { icon as iconStyle, intro, lead, task, tasks, taskText, taskTitle } from './steps.css.ts';

const TASKS = [
  { icon: 'identification-card', title: 'person', text: 'personText' },
  { icon: 'camera', title: 'documents', text: 'documentsText' },
  { icon: 'shield-check', title: 'review', text: 'reviewText' },
] as const;

/** Why the verification is required, and its steps. */
export function Intro() {
  const { t } = useTranslation('kyc');
  return (
    <div className={intro}>
      <p className={lead}>{t('intro.text')}</p>
      <ol className={tasks}>
        {TASKS.map(({ icon, title, text }) => (
          <li key={title} className={task}>
            <span className={iconStyle}>
              <Icon name={icon} size={22} />
            </span>
            <div>
              <p className={taskTitle}>{t(`intro.${title}`)}</p>
              <p className={taskText}>{t(`intro.${text}`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
