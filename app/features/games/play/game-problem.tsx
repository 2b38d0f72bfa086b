import { button } from '../../../kit/button/button.css.ts';
import { Button } from '../../../kit/button/button.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import { PlatformError } from '../../../platform/platform-error.ts';
import { Link } from '../../../shell/router/router.ts';
import { RETURNED } from '../returned.ts';
import { actions, notice, noticeSign, noticeText, noticeTitle } from './play.css.ts';

interface GameProblemProps {
  /** Null where there is no such game. */
  problem: unknown;
  retry?: () => unknown;
  lobby: string;
}

/** Why the game is not there, and how to go on. */
export function GameProblem({ problem, retry, lobby }: GameProblemProps) {
  const { t } = useTranslation(['games', 'shell']);
  const reason = reasonOf(problem);
  const text = t(`problem.${reason}Text`);
  return (
    <div className={notice} role="alert">
      <span className={noticeSign}>
        <Icon name={reason === 'maintenance' ? 'clock-counter-clockwise' : 'warning-circle'} size={40} />
      </span>
      <h2 className={noticeTitle}>{t(`problem.${reason}`)}</h2>
      <p className={noticeText}>{text}</p>
      <div className={actions}>
        {retry && reason === 'launch' && (
          <Button look="primary" icon="arrow-clockwise" onClick={() => retry()}>
            {t('error.retry', { ns: 'shell' })}
          </Button>
        )}
        <Link className={button.outline} to={lobby} state={RETURNED}>
          {t('bar.back')}
        </Link>
      </div>
    </div>
  );
}

function reasonOf(problem: unknown): 'maintenance' | 'gone' | 'launch' {
  if (problem === null) return 'gone';
  const code = problem instanceof PlatformError ? problem.details.errorCode : undefined;
  if (code === 'game_maintenance') return 'maintenance';
  return code === 'not_found' ? 'gone' : 'launch';
}
