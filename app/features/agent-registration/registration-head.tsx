import type { Fresh } from '#app/kinds/office-page/freshness.tsx';
import { PageHead } from '#app/kinds/office-page/page-head.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { ColumnChoice } from '#app/kit/grid/column-choice.tsx';
import type { GridLayout } from '#app/kit/grid/grid-layout.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { linkSorts } from './links/link-list.ts';
import { tools } from './registration-page.css.ts';

interface RegistrationHeadProps {
  fresh: Fresh;
  /** Undefined without columns. */
  layout: GridLayout | undefined;
  /** Undefined if the agent cannot create links, or the page has the button elsewhere. */
  onCreate: (() => void) | undefined;
}

/** Title of the page, with the actions for all links. */
export function RegistrationHead({ fresh, layout, onCreate }: RegistrationHeadProps) {
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
