import { Fragment } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { way } from './sheet.css.ts';

/** Path of accounts from the agent down to the record's account. */
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
