import { type ReactNode, useId } from 'react';
import { usePageTitle } from './use-page-title';

/** A page of the user area: its title stands in the tab and above it, and names it to a screen reader. */
export function TitledPage({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  const id = useId();
  usePageTitle(title);
  return (
    <section aria-labelledby={id} className={className}>
      <h1 id={id} className="text-2xl font-bold">
        {title}
      </h1>
      {children}
    </section>
  );
}
