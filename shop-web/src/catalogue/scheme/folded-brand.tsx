import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Dots } from '../../platform/ui/dots';
import { Mark } from '../../platform/ui/mark';

/**
 * A brand whose details unfold below its name and facts. The one that the address names by its hash is unfolded.
 * @param isFound it is one of the few that were looked for, so it is unfolded too
 */
export function FoldedBrand({
  brand: { slug, name, color, logo },
  level: Heading = 'h2',
  facts,
  isFound = false,
  onToggle,
  children,
}: {
  brand: { slug: string; name: string; color: string; logo?: string | undefined };
  level?: 'h2' | 'h3';
  facts: readonly ReactNode[];
  isFound?: boolean;
  onToggle?: () => void;
  children: ReactNode;
}) {
  const fold = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  // Not by an attribute: one that a visitor has opened stays so, and the server knows no hash.
  useLayoutEffect(() => {
    if (fold.current && (isFound || hash === `#${slug}`)) fold.current.open = true;
  }, [isFound, hash, key, slug]);
  return (
    <article id={slug} aria-labelledby={`${slug}-title`} className="card">
      <details ref={fold} onToggle={onToggle} className="group/brand">
        <summary className="flex min-h-18 flex-wrap items-center gap-x-3 px-4 py-3 sm:px-6">
          <Mark name={name} color={color} logo={logo} />
          <span className="min-w-0 flex-[1_1_7rem]">
            <Heading id={`${slug}-title`} className="font-bold group-open/brand:text-xl">
              {name}
            </Heading>
            <Dots className="text-sm text-muted" facts={facts} />
          </span>
        </summary>
        <div className="px-4 pb-4 sm:px-6 sm:pb-6">{children}</div>
      </details>
    </article>
  );
}
