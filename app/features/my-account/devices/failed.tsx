import { Button } from '#app/kit/button/button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { failed } from './devices.css.ts';

interface FailedProps {
  text: string;
  onRetry: () => void;
}

/** A part of the card that could not be loaded; the rest stays usable. */
export function Failed({ text, onRetry }: FailedProps) {
  const { t } = useTranslation();
  return (
    <div className={failed} role="alert">
      <p>{text}</p>
      <Button icon="arrow-clockwise" onClick={onRetry}>
        {t('error.retry')}
      </Button>
    </div>
  );
}
