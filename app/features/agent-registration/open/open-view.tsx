import { useRegisterSettings } from '#app/kinds/account-fields/register-settings-query.ts';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeRefusal } from '../describe-refusal.ts';
import type { LinksQuery } from '../links-query.ts';
import { bone, boneTall, card, columns } from './open.css.ts';
import { OpenForm } from './open-form.tsx';
import { Receipt } from './receipt.tsx';
import type { Opening } from './use-opening.ts';

interface OpenViewProps {
  opening: Opening;
  /** The answer includes the highest rate. */
  links: LinksQuery;
}

/** Form for a new account, followed by its receipt. */
export function OpenView({ opening, links }: OpenViewProps) {
  const { t } = useTranslation('agent-registration');
  const settings = useRegisterSettings();
  if (opening.opened) return <Receipt opened={opening.opened} onRestart={opening.restart} />;
  if (settings.data && links.data) {
    return <OpenForm rules={settings.data} highestRate={links.data.highestRate} opening={opening} />;
  }
  const error = links.data ? settings.error : (links.error ?? settings.error);
  if (!error) return <OpenSkeleton />;
  return (
    <Problem
      title={t('unloaded')}
      text={describeRefusal(error, t)}
      onAction={() => {
        for (const query of [settings, links]) if (!query.data) void query.refetch();
      }}
    />
  );
}

function OpenSkeleton() {
  return (
    <div className={columns} aria-busy="true">
      <div className={card}>
        <Skeleton className={bone} />
        <Skeleton className={bone} />
        <Skeleton className={boneTall} />
        <Skeleton className={boneTall} />
      </div>
    </div>
  );
}
