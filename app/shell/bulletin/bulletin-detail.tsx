import type { ReactNode, RefObject } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { useTranslation } from '../../language/translation.tsx';
import { PlatformHtml } from '../content/platform-html.tsx';
import { action, arriving, back, detail, detailTitle, invitation, invitationSign } from './bulletin.css.ts';
import type { BulletinItem } from './bulletin-item.ts';

interface BulletinDetailProps {
  id: string;
  item: BulletinItem | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  onBack: () => void;
  /** What to do about it. */
  children: ReactNode;
}

/** What the chosen one says, or an invitation to choose one. */
export function BulletinDetail({ id, item, heading, onBack, children }: BulletinDetailProps) {
  const { t } = useTranslation();
  return (
    <div id={id} className={detail}>
      {item ? (
        <article key={item.id} className={arriving}>
          <div className={back}>
            <Button look="plain" icon="arrow-left" onClick={onBack}>
              {t('bulletin.back')}
            </Button>
          </div>
          <h3 ref={heading} tabIndex={-1} className={detailTitle} dir="auto">
            {item.title}
          </h3>
          <PlatformHtml html={item.content} />
          {children && <div className={action}>{children}</div>}
        </article>
      ) : (
        <p className={invitation}>
          <span className={invitationSign}>
            <Icon name="megaphone-simple" size={28} />
          </span>
          {t('bulletin.choose')}
        </p>
      )}
    </div>
  );
}
