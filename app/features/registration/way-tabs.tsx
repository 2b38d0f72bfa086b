import type { ReactNode } from 'react';
import { Tabs } from '#app/kit/tabs/tabs.tsx';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import type { Way } from './use-ways.ts';

interface WayTabsProps {
  ways: readonly Way[];
  way: Way;
  onWay: (way: Way) => void;
  children: ReactNode;
}

/** Tabs of the ways to register, if there are several. */
export function WayTabs({ ways, way, onWay, children }: WayTabsProps) {
  const { t } = useTranslation('registration');
  const entryText = useEntryText();
  if (ways.length < 2) return children;
  const tabs = ways.map(({ way: id, namespace, label }) => ({ id, label: entryText(namespace, label) }));
  const choose = (id: string) => {
    const chosen = ways.find((other) => other.way === id);
    if (chosen) onWay(chosen);
  };
  return (
    <Tabs label={t('ways')} tabs={tabs} chosen={way.way} onChoose={choose}>
      {children}
    </Tabs>
  );
}
