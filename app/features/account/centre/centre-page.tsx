import type { Ref } from 'react';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { BackLink } from '#app/shell/member/back-link.tsx';
import { MemberPageView } from '#app/shell/member/member-page-view.tsx';
import { memberPath } from '#app/shell/member/member-path.ts';
import { ViewTitleProvider } from '#app/shell/member/view-title.ts';
import { paths } from '#app/shell/router/paths.ts';
import { page as pageStyle, title } from './member-centre.css.ts';
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

/** A page of the member centre under its title, and the way back: from a view to its page, and to the menu where that is hidden. */
export function CentrePage({ page, heading, isWide, viewTitle, onViewTitle }: CentrePageProps) {
  const { t } = useTranslation('account');
  const entryText = useEntryText();
  const label = entryText(page.namespace, page.label);
  return (
    <div className={pageStyle}>
      {viewTitle ? (
        <BackLink to={memberPath(page.id)} name={label} />
      ) : (
        !isWide && <BackLink to={paths.member} name={t('entry.account')} />
      )}
      <h1 ref={heading} tabIndex={-1} className={title}>
        {viewTitle ?? label}
      </h1>
      <ViewTitleProvider value={onViewTitle}>
        <MemberPageView key={page.id} page={page} />
      </ViewTitleProvider>
    </div>
  );
}
