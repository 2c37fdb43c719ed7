import type { ReactNode } from 'react';
import { planNameOf } from '#domain/catalogue/plan-name';
import { Mark } from '../../platform/ui/mark';

/** Heading of a page about one plan, with its status. */
export const PlanHeader = ({
  plan: { providerName, providerColor, providerLogo, packageName },
  badge,
}: {
  plan: { providerName: string; providerColor: string; providerLogo?: string | undefined; packageName: string };
  badge: ReactNode;
}) => (
  <header className="flex items-center gap-4">
    <Mark name={providerName} color={providerColor} logo={providerLogo} />
    <div className="min-w-0">
      <h1 className="text-xl font-bold sm:text-xl">{planNameOf(providerName, packageName)}</h1>
      <p className="mt-1">{badge}</p>
    </div>
  </header>
);
