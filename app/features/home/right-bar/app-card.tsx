import { QrCode } from '#app/kit/qr-code/qr-code.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { card } from '#app/shell/right-bar/card.css.ts';
import { useDownloads } from '../apps/use-downloads.ts';
import { code, item, items, link, text } from './app-card.css.ts';

/** Links to the operator's apps, with QR codes for a phone. */
export function AppCard() {
  const { t } = useTranslation('home');
  const downloads = useDownloads();
  if (downloads.length === 0) return null;
  return (
    <section className={card} aria-label={t('app.title')}>
      <div>
        <h2 className={prose.lead}>{t('app.title')}</h2>
        <p className={text}>{t('app.text')}</p>
      </div>
      <ul className={items}>
        {downloads.map(({ url, label }) => (
          <li key={url} className={item}>
            <span className={code}>
              <QrCode text={url} title={t(label)} />
            </span>
            <a className={link} href={url} rel="noopener">
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
