/** A square file of public/drawings; those of the product lines bear the paths of their pages (content/home). */
export type DrawingName =
  | `empty${'' | '-cart' | '-memberships' | '-notifications' | '-search'}`
  | `guarantee-${'back' | 'help' | 'paid' | 'wait'}`
  | 'lost'
  | 'mending';

/** A picture beside words that say the same. Its size in numbers keeps the room until it is there. */
export const Drawing = ({ name, className = 'mx-auto size-40' }: { name: DrawingName; className?: string }) => (
  <img src={`/drawings/${name}.svg`} alt="" width="160" height="160" loading="lazy" className={className} />
);
