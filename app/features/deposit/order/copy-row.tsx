import { IconButton } from '#app/kit/button/icon-button.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useCopy } from '#app/shell/toasts/use-copy.ts';
import { copyRow, rowValue } from './order.css.ts';

interface CopyRowProps {
  name: string;
  value: string;
}

/** One detail of the account, with a button that copies it. */
export function CopyRow({ name, value }: CopyRowProps) {
  const { t } = useTranslation('deposit');
  const copy = useCopy(t('order.notCopied'));
  return (
    <div className={copyRow}>
      <dt className={prose.aside}>{name}</dt>
      <dd className={rowValue}>
        <bdi dir="auto">{value}</bdi>
      </dd>
      <dd>
        <IconButton
          icon="copy"
          label={t('order.copy', { name })}
          onClick={() => void copy(value, t('order.copied', { name }))}
        />
      </dd>
    </div>
  );
}
