/** The path of its call. */
export const luckyDipPath = '/wps/lucky-dip';

const operation = {
  operationId: 'luckyDip',
  summary: "Today's prize.",
  description: "Today's prize.",
  tags: ['system'],
  'x-origin': 'project',
  security: [],
  responses: {
    '200': {
      description: 'Success.',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['success', 'value'],
            properties: {
              success: { type: 'boolean', const: true },
              value: { type: 'object', required: ['prize'], properties: { prize: { type: 'string' } } },
              message: { type: 'string', description: 'A sentence for people, in English.' },
            },
          },
        },
      },
    },
    '4XX': { $ref: '#/components/responses/Problem' },
    '5XX': { $ref: '#/components/responses/Problem' },
  },
};

/** All files written to add a small feature, by path. */
export const luckyDip: Readonly<Record<string, string>> = {
  'app/features/lucky-dip/feature.json': JSON.stringify({
    name: 'lucky-dip',
    title: 'A prize drawn once a day',
    order: 79,
    when: ['option:luckyDip'],
    option: {
      name: 'luckyDip',
      title: 'Lucky dip',
      description: 'A prize that players draw once a day.',
      default: true,
    },
    module: 'LUCKYDIP',
    branch: 'MEMBER',
    needs: [],
    late: true,
    pages: { dip: { memberPage: 'luckyDip', for: 'members' } },
  }),
  'app/features/lucky-dip/feature.ts': `import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  memberPages: [
    {
      id: 'luckyDip',
      group: 'activity',
      order: 140,
      icon: 'gift',
      label: 'entry.dip',
      audience: 'logged-in',
      screen: screen(() => import('./lucky-dip-page.tsx').then((file) => file.LuckyDipPage)),
    },
  ],
}));
`,
  'app/features/lucky-dip/lucky-dip-page.tsx': `import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#app/language/translation.tsx';
import { luckyDip } from '#app/platform/generated/operations/lucky-dip.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';

export function LuckyDipPage() {
  const { t } = useTranslation('lucky-dip');
  const platform = usePlatform();
  const { data } = useQuery({ queryKey: ['lucky-dip'], queryFn: ({ signal }) => luckyDip(platform, { signal }) });
  return <p>{t('prize', { prize: data?.prize ?? '' })}</p>;
}
`,
  'locales/EN/lucky-dip.json': JSON.stringify({ entry: { dip: 'Lucky dip' }, prize: 'Your prize: {{prize}}' }),
  'schemas/platform/domains/lucky-dip.json': JSON.stringify({
    order: 900,
    paths: { [luckyDipPath]: { get: operation } },
    schemas: {},
  }),
  'sandbox/lucky-dip/domain.ts': `import type { Domain } from '../hooks/domain.ts';
import { outbox } from '../outbox/outbox-tables.ts';

export const domain: Domain = {
  hears: {
    bet: {
      order: 90,
      hear: async ({ platform: { db }, bet: { betId, at } }) => {
        const message = { recipient: 'dip@lucky.example', subject: 'Lucky dip', body: \`A ticket for the bet \${betId}.\` };
        await db.insert(outbox).values({ kind: 'email', ...message, createdAt: at });
      },
    },
  },
  console: { order: 900, load: async () => (await import('./console-card.ts')).consoleCard },
  control: { load: async () => (await import('./control.ts')).serveControl },
};
`,
  'sandbox/lucky-dip/console-card.ts': `import type { ConsoleCard } from '../hooks/console-card.ts';
import { html } from '../html.ts';

export const consoleCard: ConsoleCard = { show: async () => html\`<section><h2>Lucky dip</h2></section>\` };
`,
  'sandbox/lucky-dip/control.ts': `import type { ServeControl } from '../hooks/control-calls.ts';

export const serveControl: ServeControl = (control, { now }) => {
  control.post('/lucky-dip', async () => ({ drawnAt: now() }));
};
`,
  'sandbox/lucky-dip/operations/lucky-dip.ts': `import type { Handler } from '#sandbox/calls/call.ts';

export const luckyDip: Handler<'luckyDip'> = async () => ({ success: true, value: { prize: 'a gold coin' } });
`,
};
