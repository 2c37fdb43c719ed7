import { type ReactNode, useId } from 'react';

/** A part of a page with a name, and beside it a badge that says how it stands. */
export function TitledCard({ title, badge, children }: { title: ReactNode; badge?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 id={id} className="font-bold">
          {title}
        </h2>
        {badge}
      </div>
      {children}
    </section>
  );
}
