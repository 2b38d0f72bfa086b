import { type ComponentProps, useState } from 'react';
import { Field } from '#app/kit/field/field.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { picture, question, refresh, row, switchButton } from './captcha-field.css.ts';
import { type CaptchaKind, useCaptcha } from './use-captcha.ts';

interface CaptchaFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'autoComplete'> {
  /** Number of the attempt; each needs a new captcha. */
  serial: number;
}

/** A picture with a code, which is a button for another one; or a question for people who cannot see it. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<CaptchaKind>('image');
  const next = kind === 'image' ? 'question' : 'image';
  return (
    <div>
      {kind === 'image' ? <Picture {...props} /> : <Question {...props} />}
      <button type="button" className={switchButton} onClick={() => setKind(next)}>
        {t(`captcha.${next}`)}
      </button>
    </div>
  );
}

function Picture({ serial, error, ...rest }: CaptchaFieldProps) {
  const { t } = useTranslation();
  const captcha = useCaptcha(serial, 'image');
  return (
    <div className={row}>
      <CaptchaId id={captcha.id} />
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
        {captcha.shown ? (
          <img className={picture} src={captcha.shown} alt="" />
        ) : captcha.failed ? (
          <Icon name="arrow-clockwise" size={24} />
        ) : (
          <Skeleton />
        )}
      </button>
    </div>
  );
}

/** Sent with the form's other fields; payloads call it `captchaId`. */
function CaptchaId({ id }: { id: string }) {
  return <input type="hidden" name="captchaId" value={id} />;
}

/** The question is the field's label, so that screen readers read it with the field. */
function Question({ serial, error, ...rest }: CaptchaFieldProps) {
  const { t } = useTranslation();
  const captcha = useCaptcha(serial, 'question');
  return (
    <div className={question} aria-live="polite">
      <CaptchaId id={captcha.id} />
      <Field
        {...rest}
        label={captcha.shown ?? t('captcha.asking')}
        error={captcha.failed ? t('captcha.unasked') : error}
        maxLength={16}
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
  );
}
