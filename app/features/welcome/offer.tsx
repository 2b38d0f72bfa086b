import { Money } from '#app/kit/money/money.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useImageAddress } from '#app/shell/status/use-image-address.ts';
import type { NextStep } from './next-step.ts';
import { amount, art, label, offer, offerTitle, offerWords, text } from './welcome.css.ts';

/** What the next step brings: the promotion that waits with its amount, or the step itself. */
export function Offer({ step: { kind, promotion } }: { step: NextStep }) {
  const { t } = useTranslation('welcome');
  const address = useImageAddress();
  return (
    <section className={offer}>
      {promotion && (
        <img className={art} src={address(promotion.url)} alt="" width={1440} height={480} decoding="async" />
      )}
      <div className={offerWords} data-beside={promotion ? true : undefined}>
        <p className={label}>{t(`${kind}.label`)}</p>
        <h3 className={offerTitle}>{promotion?.title ?? t(`${kind}.title`)}</h3>
        {promotion && promotion.bonus > 0 && (
          <p className={amount}>
            {t('upTo')} <Money amount={promotion.bonus} currency={promotion.currency} />
          </p>
        )}
        <p className={text}>{promotion?.summary ?? t(`${kind}.text`)}</p>
      </div>
    </section>
  );
}
