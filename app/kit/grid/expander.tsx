import { Icon } from '../icon/icon.tsx';
import { expander, leaf } from './row.css.ts';

interface ExpanderProps {
  label: string;
  /** Undefined for a row without others below it, which leaves the button's room free. */
  isExpanded: boolean | undefined;
  onExpand: (isExpanded: boolean) => void;
}

export function Expander({ label, isExpanded, onExpand }: ExpanderProps) {
  if (isExpanded === undefined) return <span className={leaf} />;
  return (
    <button
      type="button"
      className={expander}
      tabIndex={-1}
      aria-label={label}
      aria-expanded={isExpanded}
      onClick={() => onExpand(!isExpanded)}
    >
      <Icon name={isExpanded ? 'caret-down' : 'caret-right'} size={16} />
    </button>
  );
}
