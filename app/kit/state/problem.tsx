import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useConnectionText } from './connection-context.ts';
import { useProblemPlace } from './problem-group.tsx';
import { panel, title as titleStyle } from './state.css.ts';

interface ProblemProps {
  title: string;
  text?: string;
  onAction: () => void;
}

/** A failure, and how to go on. Of several on a page, one shows for all: see `ProblemGroup`. */
export function Problem(own: ProblemProps) {
  const { t } = useTranslation();
  const shown = useProblemPlace(own);
  const title = useConnectionText(shown?.title);
  const text = useConnectionText(shown?.text);
  if (!shown) return null;
  return (
    <div className={panel} role="alert">
      <span className={prose.quiet}>
        <Icon name="warning-circle" size={32} />
      </span>
      <p className={titleStyle}>{title.text}</p>
      {text.text && <p className={prose.quiet}>{text.text}</p>}
      <Button icon="arrow-clockwise" onClick={shown.onAction}>
        {t('error.retry')}
      </Button>
    </div>
  );
}
