import { QrCode } from '#app/kit/qr-code/qr-code.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { card, cardTitle } from '#app/shell/right-bar/card.css.ts';
import { useSystemStatus } from '#app/shell/status/status-query.ts';
import { code, item, items, link, text } from './app-card.css.ts';

/** The platform's resource types for apps. */
const DOWNLOADS = [
  { type: 'androidApp', label: 'app.android' },
  { type: 'mobileConfig', label: 'app.profile' },
] as const;

/** Links to the mobile apps that the platform lists. */
export function AppCard() {
  const { t } = useTranslation('home');
  const resources = useSystemStatus().data?.resources ?? [];
  const downloads = DOWNLOADS.flatMap(({ type, label }) => {
    const url = resources.find(({ resourceType }) => resourceType === type)?.url;
    return url?.startsWith('https://') ? [{ url, label }] : [];
  });
  if (downloads.length === 0) return null;
  return (
    <section className={card} aria-label={t('app.title')}>
      <div>
        <h2 className={cardTitle}>{t('app.title')}</h2>
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
