import type { Ref } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { MemberPageView } from '#app/shared/member/member-page-view.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import { back as backStyle, page as pageStyle, title } from './member-centre.css.ts';
import type { MemberPage } from './use-chosen-page.ts';

interface CentrePageProps {
  page: MemberPage;
  heading: Ref<HTMLHeadingElement>;
  /** Shows a link back to the menu, when the menu is not visible. */
  back: boolean;
}

/** A page of the member centre under its title. */
export function CentrePage({ page, heading, back }: CentrePageProps) {
  const { t } = useTranslation('account');
  const entryText = useEntryText();
  return (
    <div className={pageStyle}>
      {back && (
        <Link className={backStyle} to={paths.member}>
          <Icon name="caret-left" size={16} />
          {t('entry.account')}
        </Link>
      )}
      <h1 ref={heading} tabIndex={-1} className={title}>
        {entryText(page.namespace, page.label)}
      </h1>
      <MemberPageView key={page.id} page={page} />
    </div>
  );
}
