import type { ReactNode } from 'react';

/** A titled part of a campaign's page, with an anchor. */
export const CampaignSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-judul`} className="mt-10 max-w-3xl scroll-mt-20 space-y-4">
    <h2 id={`${id}-judul`} className="text-xl font-bold">
      {title}
    </h2>
    {children}
  </section>
);

/** A text of the console, with its line breaks. */
export const Written = ({ text }: { text: string }) =>
  text === '' ? null : <p className="whitespace-pre-line break-words text-muted">{text}</p>;
