import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useProblemPlace } from './problem-group.tsx';
import { icon, panel, text as textStyle, title as titleStyle } from './state.css.ts';

interface ProblemProps {
  title: string;
  text?: string;
  action: string;
  onAction: () => void;
}

/** A failure, and how to go on. Of several on a page, one shows for all: see `ProblemGroup`. */
export function Problem({ action, ...own }: ProblemProps) {
  const shown = useProblemPlace(own);
  if (!shown) return null;
  return (
    <div className={panel} role="alert">
      <span className={icon}>
        <Icon name="warning-circle" size={32} />
      </span>
      <p className={titleStyle}>{shown.title}</p>
      {shown.text && <p className={textStyle}>{shown.text}</p>}
      <Button icon="arrow-clockwise" onClick={shown.onAction}>
        {action}
      </Button>
    </div>
  );
}
