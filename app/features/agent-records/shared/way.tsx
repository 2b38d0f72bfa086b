import { Fragment } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { way } from './sheet.css.ts';

/** Accounts from the agent down to the one whose record it is. */
export function Way({ path }: { path: readonly string[] }) {
  return (
    <span className={way}>
      {path.map((account, index) => (
        <Fragment key={account}>
          {index > 0 && <Icon name="caret-right" size={12} />}
          <bdi>{account}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
