import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

export function ThankyouFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="column py-10 sm:py-14">
      <CircleCheck aria-hidden="true" className="size-14 text-brand" strokeWidth={1.75} />
      <h1 className="mt-4 text-2xl font-bold sm:text-3xl">{title}</h1>
      {children}
    </div>
  );
}
