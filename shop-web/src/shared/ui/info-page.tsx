import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePageMeta } from './use-page-meta';

/** A page that explains: title, a lead that is also its description, and what it says. Anchors in it work. */
export function InfoPage({
  title,
  lead,
  wide = false,
  children,
}: {
  title: string;
  lead: string;
  /** As wide as the shop; otherwise a reading column. */
  wide?: boolean;
  children: ReactNode;
}) {
  usePageMeta(title, lead);
  useScrollToHash();
  return (
    <div className={wide ? 'wrap py-8 sm:py-10' : 'column py-8 sm:py-10'}>
      <header className="max-w-prose">
        <h1 className="text-2xl font-extrabold sm:text-3xl">{title}</h1>
        <p className="mt-2 text-muted">{lead}</p>
      </header>
      {children}
    </div>
  );
}

/** A titled part with an address of its own. */
export function InfoSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-8 space-y-3">
      <h2 id={`${id}-title`} className="text-xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}

export const Bullets = ({ items }: { items: readonly ReactNode[] }) => (
  <ul className="list-disc space-y-1.5 pl-5 marker:text-accent">
    {items.map((item, index) => (
      <li key={index}>{item}</li>
    ))}
  </ul>
);

export const TEXT_LINK = 'font-semibold text-accent underline underline-offset-2';

/** The browser looks for the anchor before the page's file has come. */
function useScrollToHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, key]);
}
