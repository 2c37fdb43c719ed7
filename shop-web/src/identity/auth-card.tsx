import type { ReactNode } from 'react';
import { BrandRing } from '../platform/ui/brand-ring';

/** The frame of the pages with one short form: sign in, register, password, e-mail. */
export function AuthCard({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="column py-8 wrap-anywhere sm:max-w-[480px] sm:py-14">
      <div className="sm:card sm:p-8">
        <BrandRing seats={4} taken={3} className="mb-4 size-11 text-brand" />
        <h1 className="text-xl font-bold">{title}</h1>
        <p className="mt-1.5 mb-6 text-muted">{lead}</p>
        {children}
      </div>
    </div>
  );
}
