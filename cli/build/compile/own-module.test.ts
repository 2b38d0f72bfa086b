import { expect, it } from 'vitest';
import { featureOf, ownModule } from './own-module.ts';

it.each(['/home/me/brandgen', '/srv/site/node_modules/brandgen', '/home/app/features/brandgen'])(
  'tells its own modules from those of packages in %s',
  (root) => {
    expect(ownModule(root, `${root}/app/main.tsx`)).toBe('app/main.tsx');
    expect(ownModule(root, `${root}/node_modules/react/index.js`)).toBeUndefined();
    expect(ownModule(root, '/srv/site/node_modules/react/index.js')).toBeUndefined();
    expect(ownModule(root, `${root}-other/app/main.tsx`)).toBeUndefined();
    expect(featureOf(root, `${root}/app/features/kyc/kyc-modal.tsx`)).toBe('kyc');
    expect(featureOf(root, `${root}/app/shell/start.tsx`)).toBeUndefined();
    expect(featureOf(root, `${root}/node_modules/x/app/features/kyc/kyc.js`)).toBeUndefined();
  },
);
