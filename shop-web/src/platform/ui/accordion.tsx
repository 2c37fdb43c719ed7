import type { ReactNode } from 'react';

/** One foldable section; of several with the same `name` only one is open. */
export function Accordion({ title, name, children }: { title: string; name?: string; children: ReactNode }) {
  return (
    <details name={name} className="group border-b border-line last:border-b-0">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2 font-semibold after:mr-1 after:size-2.5 after:shrink-0 after:-translate-y-0.5 after:rotate-45 after:border-r-2 after:border-b-2 after:border-muted after:transition-transform group-open:after:translate-y-0.5 group-open:after:-rotate-135">
        {title}
      </summary>
      <div className="pb-4 text-sm text-muted">{children}</div>
    </details>
  );
}
