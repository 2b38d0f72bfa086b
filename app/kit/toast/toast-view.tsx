import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { useConnectionText } from '../state/connection-context.ts';
import { dismiss as dismissStyle, icon, text as textStyle, toast as toastStyle } from './toast.css.ts';
import type { Toast } from './toast-store.ts';
import { useAutoClose } from './use-auto-close.ts';

/** Long enough to read it twice. */
const STAY = 6000;

const ICONS: Record<Toast['tone'], IconName> = { info: 'info', success: 'check-circle', danger: 'warning-circle' };

interface ToastViewProps {
  toast: Toast;
  /** A pointer or the focus is on the toasts, so no toast closes. */
  held: boolean;
  dismissLabel: string;
  onDismiss: () => void;
}

export function ToastView({ toast, held, dismissLabel, onDismiss }: ToastViewProps) {
  useAutoClose(toast.tone === 'danger' ? null : STAY, held, onDismiss);
  const { kind, text } = useConnectionText(toast.text);
  if (kind === 'out') return null;
  return (
    <div className={toastStyle[toast.tone]}>
      <span className={icon[toast.tone]}>
        <Icon name={ICONS[toast.tone]} />
      </span>
      <p className={textStyle}>{text}</p>
      <span className={dismissStyle}>
        <IconButton icon="x" label={dismissLabel} onClick={onDismiss} />
      </span>
    </div>
  );
}
