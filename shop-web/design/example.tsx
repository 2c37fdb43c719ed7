import { type ReactNode, useId } from 'react';

/** A part of the page, with an anchor in its list of parts. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-10">
      <h2 id={`${id}-title`} className="text-xl font-bold">
        {title}
      </h2>
      <div className="mt-3 grid items-start gap-4 lg:grid-cols-2">{children}</div>
    </section>
  );
}

/** One piece in the states that it has. `wide`: over both columns. */
export function Example({ of, wide = false, children }: { of: string; wide?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`card p-4 ${wide ? 'lg:col-span-2' : ''}`}>
      <h3 id={id} className="mb-3 text-sm font-semibold text-muted">
        {of}
      </h3>
      {children}
    </section>
  );
}

/** Several states of a piece beside each other. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);
