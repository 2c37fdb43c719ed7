import type { ReactNode } from 'react';

/** One foldable section; of several with the same `name` only one is open. */
export function Accordion({
  title,
  name,
  startsOpen,
  children,
}: {
  title: string;
  name?: string;
  startsOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details name={name} open={startsOpen} className="border-b border-line last:border-b-0">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2 font-semibold">
        {title}
      </summary>
      <div className="pb-4 text-sm text-muted">{children}</div>
    </details>
  );
}
