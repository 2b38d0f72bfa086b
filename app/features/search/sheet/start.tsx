import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { chip, group } from '#app/kit/chips/chips.css.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { HotShelf } from '#app/shell/games/hot-shelf.tsx';
import { deviceStorage } from '#app/storage/storage.ts';
import { forgetSearches, recentSearches } from '../recent/recent-searches.ts';
import { page, recent, recentHead } from './search-sheet.css.ts';

interface StartProps {
  /** Hidden while there is text. It stays rendered, so that neither the first key nor clearing has to render it. */
  isHidden: boolean;
  /** Repeats a recent search. */
  onChoose: (text: string) => void;
}

/** Initial content: recent searches and popular games. */
export function Start({ isHidden, onChoose }: StartProps) {
  const { t } = useTranslation('search');
  const [texts, setTexts] = useState(() => recentSearches(deviceStorage));
  const forget = () => {
    forgetSearches(deviceStorage);
    setTexts([]);
  };
  return (
    <div className={page} hidden={isHidden}>
      {texts.length > 0 && (
        <section className={recent}>
          <div className={recentHead}>
            <h3 className={prose.head}>{t('recent.title')}</h3>
            <Button look="plain" onClick={forget}>
              {t('recent.clear')}
            </Button>
          </div>
          <ul className={group}>
            {texts.map((text) => (
              <li key={text}>
                <button type="button" className={chip} onClick={() => onChoose(text)}>
                  <Icon name="clock-counter-clockwise" size={16} />
                  <bdi>{text}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <HotShelf title={t('popular')} />
    </div>
  );
}
