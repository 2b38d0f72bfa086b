import { useTranslation } from '#app/language/translation.tsx';
import { Button } from '../button/button.tsx';
import { footLine } from './card.css.ts';

interface CardFailedProps {
  text: string;
  onRetry: () => void;
}

/** Stands in a card for a part that could not be loaded; the rest stays usable. */
export function CardFailed({ text, onRetry }: CardFailedProps) {
  const { t } = useTranslation();
  return (
    <div className={footLine} role="alert">
      <p>{text}</p>
      <Button icon="arrow-clockwise" onClick={onRetry}>
        {t('error.retry')}
      </Button>
    </div>
  );
}
