import type { Ref } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { PageBar } from '#app/shell/layout/page-bar.tsx';
import { BackLink } from '#app/shell/member/back-link.tsx';
import { MemberPageView } from '#app/shell/member/member-page-view.tsx';
import { memberPath } from '#app/shell/member/member-path.ts';
import { ViewTitleProvider } from '#app/shell/member/view-title.ts';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import { page as pageStyle, title } from './member-centre.css.ts';
import './folded-rail.css.ts';
import './print.css.ts';
import { back, bar, barTitle } from './page-bar.css.ts';
import type { MemberPage } from './use-chosen-page.ts';

interface CentrePageProps {
  page: MemberPage;
  heading: Ref<HTMLHeadingElement>;
  /** The menu is next to the page. */
  isWide: boolean;
  /** Title of a view that is shown in place of the page's usual content. */
  viewTitle: string | undefined;
  onViewTitle: (title: string | undefined) => void;
}

/**
 * A page of the member centre under its title. On a phone the header shows the title and a back link: from a view to its
 * page, from a page to the menu that it replaced.
 */
export function CentrePage({ page, heading, isWide, viewTitle, onViewTitle }: CentrePageProps) {
  const { t } = useTranslation('account');
  const entryText = useEntryText();
  const label = entryText(page.namespace, page.label);
  const from = viewTitle ? { to: memberPath(page.id), name: label } : { to: paths.member, name: t('entry.account') };
  return (
    <div className={pageStyle}>
      <PageBar>
        <div className={isWide ? undefined : bar}>
          {isWide ? (
            viewTitle && <BackLink {...from} />
          ) : (
            <Link className={back} to={from.to} aria-label={from.name}>
              <Icon name="caret-left" size={24} />
            </Link>
          )}
          <h1 ref={heading} tabIndex={-1} className={isWide ? title : barTitle}>
            {viewTitle ?? label}
          </h1>
        </div>
      </PageBar>
      <ViewTitleProvider value={onViewTitle}>
        <MemberPageView key={page.id} page={page} />
      </ViewTitleProvider>
    </div>
  );
}
