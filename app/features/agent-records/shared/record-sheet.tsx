import type { ReactNode } from 'react';
import { SideSheet } from '#app/kinds/list-with-detail/side-sheet.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { title as titleStyle } from './sheet.css.ts';
import type { Parts } from './use-parts.ts';
import type { RecordsAddress } from './use-records-address.ts';

interface RecordSheetProps<Row> {
  id: number;
  title: string;
  list: Parts<Row>;
  idOf: (row: Row) => number;
  address: Pick<RecordsAddress, 'setOpened' | 'close'>;
  children: ReactNode;
}

/** Sheet beside the list for the open row. The list keeps its scroll position. */
export function RecordSheet<Row>({ id, title, list, idOf, address, children }: RecordSheetProps<Row>) {
  const { t } = useTranslation('agent-records');
  const index = list.placeOf(id);
  const beside = (step: 1 | -1) => {
    const row = index === undefined ? undefined : list.rowAt(index + step);
    return row === undefined ? undefined : () => address.setOpened(idOf(row));
  };
  return (
    <SideSheet
      t={t}
      of={String(id)}
      label={title}
      head={<h2 className={titleStyle}>{title}</h2>}
      beside={beside}
      onClose={address.close}
    >
      {children}
    </SideSheet>
  );
}
