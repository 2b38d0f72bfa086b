import { useRef } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { useFocusStays } from '#app/kit/focus/use-focus-stays.ts';
import { Progress } from '#app/kit/progress/progress.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import type { ExportWords } from '../record-words.ts';
import { exporting, progress } from './export-button.css.ts';
import { type ExportedFile, type SentFile, useExport } from './use-export.ts';

interface ExportButtonProps {
  file: ExportedFile | SentFile;
  /** Number of rows in the file; undefined while unknown. */
  total: number | undefined;
  /** True while the page still shows other days or filters, which would give the file a wrong name. */
  isLate?: boolean;
  t: ExportWords;
}

/** Downloads the whole range for a spreadsheet. A long download shows its progress and can be cancelled. */
export function ExportButton({ file, total, isLate = false, t }: ExportButtonProps) {
  const { done, save, cancel } = useExport(t('export.failed'));
  const part = useRef<HTMLDivElement>(null);
  useFocusStays(part, part);
  return (
    <div ref={part} className={exporting} tabIndex={-1}>
      <Button
        icon="download-simple"
        busy={done !== null || isLate}
        aria-label={t('export.label')}
        onClick={() => void save(file)}
      >
        {t('export.short')}
      </Button>
      {done !== null && done > 0 && done < (total ?? Infinity) && (
        <>
          {total !== undefined && (
            <div className={progress}>
              <Progress label={t('export.preparing')} value={done} max={total} />
              <span className={prose.aside}>{t('export.progress', { done, total })}</span>
            </div>
          )}
          <Button look="plain" icon="x" onClick={cancel}>
            {t('export.cancel')}
          </Button>
        </>
      )}
    </div>
  );
}
