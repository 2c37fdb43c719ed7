import type { ReactNode } from 'react';

/** The frame of the pages with one short form: sign in, register, password, e-mail. The sign of the house is in their header, or in that of the app. */
export function AuthCard({
  title,
  lead,
  order,
  children,
}: {
  title: string;
  lead: string;
  /** What stands in place of the lead on the way to an order. */
  order?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="column py-8 wrap-anywhere sm:max-w-[480px] sm:py-14">
      <div className="in-order sm:card sm:p-8">
        <h1 className="text-xl font-bold">{title}</h1>
        {order ?? <p className="mt-1.5 mb-6 text-muted">{lead}</p>}
        {children}
      </div>
    </div>
  );
}
