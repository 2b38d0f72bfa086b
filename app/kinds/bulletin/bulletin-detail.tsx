import type { ReactNode } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { PlatformHtml } from '#app/shell/content/platform-html.tsx';
import { action, article, back, detail, detailTitle, invitation, invitationIcon, nextItem } from './bulletin.css.ts';
import type { BulletinItem } from './bulletin-item.ts';
import { BulletinTitle } from './bulletin-title.tsx';
import type { BulletinState } from './use-bulletin.ts';

interface BulletinDetailProps<Item> {
  bulletin: BulletinState<Item>;
  iconOf: (item: Item) => IconName;
  /** Action below the text. */
  children: ReactNode;
}

/** The chosen item, or a prompt to choose one. */
export function BulletinDetail<Item extends BulletinItem>({ bulletin, iconOf, children }: BulletinDetailProps<Item>) {
  const { t } = useTranslation();
  const { chosen, next, heading, detailId, collapse, goOn } = bulletin;
  return (
    <div id={detailId} className={detail}>
      {chosen ? (
        <article key={chosen.id} className={article}>
          <div className={back}>
            <Button look="plain" icon="arrow-left" onClick={collapse}>
              {t('bulletin.back')}
            </Button>
          </div>
          <h3 ref={heading} tabIndex={-1} className={detailTitle} dir="auto">
            {chosen.title}
          </h3>
          <PlatformHtml html={chosen.content} />
          {children && <div className={action}>{children}</div>}
          {next && (
            <div className={nextItem}>
              <BulletinTitle icon={iconOf(next)} title={next.title} onClick={goOn} />
            </div>
          )}
        </article>
      ) : (
        <p className={invitation}>
          <span className={invitationIcon}>
            <Icon name="megaphone-simple" size={28} />
          </span>
          {t('bulletin.choose')}
        </p>
      )}
    </div>
  );
}
