import { useMemo, useState } from 'react';
import { panelPage, panelPageMain } from '#app/kinds/list-with-detail/panel-page.css.ts';
import type { Fresh } from '#app/kinds/office-page/freshness.tsx';
import { PageHead } from '#app/kinds/office-page/page-head.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { ColumnChoice } from '#app/kit/grid/column-choice.tsx';
import type { GridLayout } from '#app/kit/grid/grid-layout.ts';
import { useGridLayout } from '#app/kit/grid/use-grid-layout.ts';
import { Tabs } from '#app/kit/tabs/tabs.tsx';
import { WIDE } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { CreateDialog } from './create/create-dialog.tsx';
import { type LinkRow, linkRows, linkSorts, shownRows } from './links/link-list.ts';
import { LinksView } from './links/links-view.tsx';
import { type LinksQuery, useLinks } from './links-query.ts';
import { OpenView } from './open/open-view.tsx';
import { useOpening } from './open/use-opening.ts';
import { parts, tools } from './registration-page.css.ts';
import { LinkSheet } from './sheet/link-sheet.tsx';
import { type RegistrationAddress, registrationTabs, useRegistrationAddress } from './use-registration-address.ts';

/** Opens accounts below the agent: directly, or by registration links. */
export function RegistrationPage() {
  const { t } = useTranslation('agent-registration');
  const address = useRegistrationAddress();
  const isWide = useMedia(WIDE);
  const links = useLinks();
  const { all, rows } = useLinkList(links, address.list);
  // Lives above the views: a look at the links must not lose the form or a new account's password.
  const opening = useOpening();
  const layout = useGridLayout('registration-links', ['createdAt']);
  const [creating, setCreating] = useState<{ like: LinkRow | undefined }>();
  // Links need the site's registration, which a brand may not have.
  const hasLinks = useSlot('registrationMethods').some(({ pending }) => !pending);
  const create = (like?: LinkRow) => setCreating({ like });
  const openView = <OpenView opening={opening} links={links} />;
  const isList = hasLinks && address.tab === 'links';
  const link = isList ? all?.find(({ code }) => code === address.opened) : undefined;
  return (
    <div className={panelPage}>
      <div className={panelPageMain}>
        <RegistrationHead
          fresh={{ at: links.data?.asOf, refresh: () => links.refetch({ throwOnError: true }) }}
          layout={isList && isWide && all?.length ? layout : undefined}
          onCreate={isList && all?.length ? () => create() : undefined}
        />
        {hasLinks ? (
          <div className={parts}>
            <Tabs
              label={t('title')}
              tabs={registrationTabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
              chosen={address.tab}
              onChoose={(id) => {
                opening.leave();
                address.setTab(id === 'links' ? 'links' : 'open');
              }}
            >
              {isList ? (
                <LinksView query={links} {...{ all, rows, address, layout, isWide }} onCreate={create} />
              ) : (
                openView
              )}
            </Tabs>
          </div>
        ) : (
          openView
        )}
      </div>
      {isWide && link && <LinkSheet {...{ link, rows, address }} onCreate={create} />}
      {creating && links.data && (
        <CreateDialog
          highestRate={links.data.highestRate}
          like={creating.like}
          onClose={() => setCreating(undefined)}
        />
      )}
    </div>
  );
}

/** All links, and the sorted ones of the current view. */
function useLinkList({ data }: Pick<LinksQuery, 'data'>, { view, sort, direction }: RegistrationAddress['list']) {
  const { tag } = useCurrentLanguage();
  const all = useMemo(() => data && linkRows(data.links, data.asOf), [data]);
  const rows = useMemo(() => shownRows(all ?? [], view, { sort, direction }, tag), [all, view, sort, direction, tag]);
  return { all, rows };
}

interface RegistrationHeadProps {
  fresh: Fresh;
  /** Undefined without columns. */
  layout: GridLayout | undefined;
  /** Undefined if the agent cannot create links, or the page has the button elsewhere. */
  onCreate: (() => void) | undefined;
}

/** Title of the page, with the actions for all links. */
function RegistrationHead({ fresh, layout, onCreate }: RegistrationHeadProps) {
  const { t } = useTranslation('agent-registration');
  const columns = linkSorts.map((id) => ({ id, name: t(`column.${id}`) }));
  return (
    <PageHead title={t('title')} fresh={fresh}>
      {(layout || onCreate) && (
        <div className={tools}>
          {layout && <ColumnChoice label={t('columns')} columns={columns} layout={layout} />}
          {onCreate && (
            <Button look="primary" icon="plus" onClick={onCreate}>
              {t('create.open')}
            </Button>
          )}
        </div>
      )}
    </PageHead>
  );
}
