import type { ReactNode } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCopy } from '#app/shell/toasts/use-copy.ts';
import { actions, icon as iconStyle, outcome, text as textStyle } from './receipt.css.ts';

export type ReceiptLine = readonly [name: string, value: string];

interface ReceiptWords {
  /** Title of the shared text. */
  title: (brand: string) => string;
  /** Label of the share button. */
  share: string;
  copied: string;
  notCopied: string;
}

interface ReceiptProps {
  words: ReceiptWords;
  icon: IconName;
  tone: 'good' | 'bad' | 'neutral';
  title: string;
  text?: string;
  /** The credited amount, if any. */
  figure?: { className: string; money: string } | undefined;
  /** Lines of the shared receipt; undefined unless money has arrived. */
  lines?: readonly ReceiptLine[] | undefined;
  /** The next step. */
  next: ReactNode;
  /** Content between the result and the next step. */
  children?: ReactNode;
}

/** Result of a payment, with the next step. */
export function Receipt({ words, icon, tone, title, text, figure, lines, next, children }: ReceiptProps) {
  const brand = useBrand();
  const share = useShare(words);
  return (
    <>
      <section className={outcome} role="status">
        <span className={iconStyle} data-tone={tone}>
          <Icon name={icon} size={44} />
        </span>
        {figure && (
          <p className={figure.className}>
            <bdi>{figure.money}</bdi>
          </p>
        )}
        <h2 className={prose.head}>{title}</h2>
        {text !== undefined && <p className={textStyle}>{text}</p>}
      </section>
      {children}
      <div className={actions}>
        {lines && (
          <Button icon="share-network" onClick={() => void share(words.title(brand.name), lines)}>
            {words.share}
          </Button>
        )}
        {next}
      </div>
    </>
  );
}

/** Shares a receipt as text with the system's share sheet, or copies it in browsers without one. */
function useShare({ copied, notCopied }: Pick<ReceiptWords, 'copied' | 'notCopied'>) {
  const copy = useCopy(notCopied);
  return async (title: string, lines: readonly ReceiptLine[]) => {
    const text = [title, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\n');
    if (!('share' in navigator)) return copy(text, copied);
    // Closing the system's share sheet is not an error.
    await navigator.share({ title, text }).catch(() => undefined);
  };
}
