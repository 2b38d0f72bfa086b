import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { entry, link, list } from '#app/shell/navigation/menu-sheet.css.ts';
import { useDownloads } from './use-downloads.ts';

/** Links to the operator's apps in the phone menu. A phone cannot scan a code on its own screen. */
export function AppLinks() {
  const { t } = useTranslation('home');
  const downloads = useDownloads();
  if (downloads.length === 0) return null;
  return (
    <ul className={list} aria-label={t('app.title')}>
      {downloads.map(({ url, label }) => (
        <li key={url} className={entry}>
          <a className={link} href={url} rel="noopener">
            <Icon name="download-simple" size={22} />
            {t(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}
