import type { Ref } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { MemberPageView } from '#app/shared/member/member-page-view.tsx';
import { memberPath } from '#app/shared/member/member-path.ts';
import { ViewTitleProvider } from '#app/shared/member/view-title.ts';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import { back as backStyle, page as pageStyle, title } from './member-centre.css.ts';
import type { MemberPage } from './use-chosen-page.ts';

interface CentrePageProps {
  page: MemberPage;
  heading: Ref<HTMLHeadingElement>;
  /** The menu is next to the page. */
  isWide: boolean;
  /** Title of a view that is shown in place of the page's usual content. */
  viewTitle: string | undefined;
  setViewTitle: (title: string | undefined) => void;
}

/** A page of the member centre under its title, and the way back: from a view to its page, and to the menu where that is hidden. */
export function CentrePage({ page, heading, isWide, viewTitle, setViewTitle }: CentrePageProps) {
  const { t } = useTranslation('account');
  const entryText = useEntryText();
  const label = entryText(page.namespace, page.label);
  return (
    <div className={pageStyle}>
      {viewTitle ? (
        <Back to={memberPath(page.id)} name={label} />
      ) : (
        !isWide && <Back to={paths.member} name={t('entry.account')} />
      )}
      <h1 ref={heading} tabIndex={-1} className={title}>
        {viewTitle ?? label}
      </h1>
      <ViewTitleProvider value={setViewTitle}>
        <MemberPageView key={page.id} page={page} />
      </ViewTitleProvider>
    </div>
  );
}

function Back({ to, name }: { to: string; name: string }) {
  return (
    <Link className={backStyle} to={to}>
      <Icon name="caret-left" size={16} />
      {name}
    </Link>
  );
}
