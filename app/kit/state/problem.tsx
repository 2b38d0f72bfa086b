import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { icon, panel, text as textStyle, title as titleStyle } from './state.css.ts';

interface ProblemProps {
  title: string;
  text?: string;
  action: string;
  onAction: () => void;
}

/** A failure, and how to go on. */
export function Problem({ title, text, action, onAction }: ProblemProps) {
  return (
    <div className={panel} role="alert">
      <span className={icon}>
        <Icon name="warning-circle" size={32} />
      </span>
      <p className={titleStyle}>{title}</p>
      {text && <p className={textStyle}>{text}</p>}
      <Button icon="arrow-clockwise" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}
