import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../platform/ui/button';

/** At the foot of a phone while the form of the proof is still below the screen; it leads there. */
export function ProofBar({ form }: { form: RefObject<HTMLElement | null> }) {
  const isBelow = useIsBelow(form);
  if (!isBelow) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-float sm:hidden">
      <div className="column py-2.5">
        <Button variant="secondary" wide onClick={() => leadTo(form.current)}>
          Sudah transfer? Kirim bukti
        </Button>
      </div>
    </div>
  );
}

/** Whether it has not come into sight yet, scrolled from above. */
function useIsBelow(target: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    if (!target.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(([entry]) =>
      setBelow(!entry!.isIntersecting && entry!.boundingClientRect.top > 0),
    );
    watch.observe(target.current);
    return () => watch.disconnect();
  }, [target]);
  return isBelow;
}

function leadTo(form: HTMLElement | null): void {
  form?.scrollIntoView({ block: 'start' });
  form?.focus({ preventScroll: true });
}
