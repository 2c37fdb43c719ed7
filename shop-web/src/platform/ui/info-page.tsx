import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useScrollToHash } from '../use-scroll-to-hash';
import { usePageMeta } from './page-head';

/** A page of content: title, a lead that is also its description, and the text. Anchors in it work. */
export function InfoPage({
  title,
  lead,
  wide = false,
  drawing,
  children,
}: {
  title: string;
  lead: string;
  /** Full width; otherwise a reading column. */
  wide?: boolean;
  /** A wide file of public/drawings, above all on a phone. */
  drawing?: 'seglowup' | 'rekafin';
  children: ReactNode;
}) {
  usePageMeta(title, lead);
  useScrollToHash();
  return (
    <div className={wide ? 'in-order wrap py-8 sm:py-10' : 'in-order column py-8 sm:py-10'}>
      {drawing && (
        <img
          src={`/drawings/${drawing}.svg`}
          alt=""
          width="320"
          height="160"
          loading="lazy"
          className="mb-4 h-40 w-full rounded-[14px] object-cover sm:hidden"
        />
      )}
      <header className="max-w-prose">
        <h1 className="text-xl font-bold sm:text-2xl">{title}</h1>
        <p className="mt-2 text-muted">{lead}</p>
      </header>
      {children}
    </div>
  );
}

/** A titled section with an anchor. */
export function InfoSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="in-order mt-8 space-y-3">
      <h2 id={`${id}-title`} className="text-xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}

export const Bullets = ({ items, className }: { items: readonly ReactNode[]; className?: string }) => (
  <ul className={clsx('list-disc space-y-1.5 pl-5 marker:text-accent', className)}>
    {items.map((item, index) => (
      <li key={index}>{item}</li>
    ))}
  </ul>
);

export const TEXT_LINK = 'font-semibold text-accent underline underline-offset-2';
