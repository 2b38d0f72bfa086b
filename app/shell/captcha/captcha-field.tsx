import type { ComponentProps } from 'react';
import { Field } from '../../kit/field/field.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { Skeleton } from '../../kit/skeleton/skeleton.tsx';
import { useTranslation } from '../../language/translation.tsx';
import { picture, refresh, row } from './captcha-field.css.ts';
import { useCaptcha } from './use-captcha.ts';

interface CaptchaFieldProps extends Omit<ComponentProps<typeof Field>, 'label'> {
  /** Number of the try; each needs a picture of its own. */
  serial: number;
}

/** The code in a picture; the picture is a button that shows another one. */
export function CaptchaField({ serial, error, ...rest }: CaptchaFieldProps) {
  const { t } = useTranslation();
  const captcha = useCaptcha(serial);
  return (
    <div className={row}>
      <Field
        {...rest}
        label={t('captcha.label')}
        error={captcha.failed ? t('captcha.failed') : error}
        maxLength={16}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button type="button" className={refresh} aria-label={t('captcha.refresh')} onClick={captcha.refresh}>
        {captcha.image ? (
          <img className={picture} src={captcha.image} alt="" />
        ) : captcha.failed ? (
          <Icon name="arrow-clockwise" size={24} />
        ) : (
          <Skeleton />
        )}
      </button>
    </div>
  );
}
