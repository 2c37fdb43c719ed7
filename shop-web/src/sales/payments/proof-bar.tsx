import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../platform/ui/button';

interface Props {
  /** What stands right under the accounts. */
  afterAccounts: RefObject<HTMLElement | null>;
  form: RefObject<HTMLElement | null>;
}

/** Of the bar, with some air: what lies under it has not been seen. */
const BAR_PX = 80;

/** At the foot of a phone, between the accounts and the form of the proof, to which it leads; over the accounts it would cover a number. */
export function ProofBar({ afterAccounts, form }: Props) {
  const accountsAreBelow = useIsBelow(afterAccounts);
  const formIsBelow = useIsBelow(form);
  if (accountsAreBelow !== false || !formIsBelow) return null;
  return (
    // The column spaces its children, also one that is fixed.
    <div className="fixed inset-x-0 bottom-0 z-20 !m-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-float sm:hidden">
      <div className="column py-2.5">
        <Button variant="secondary" wide onClick={() => leadTo(form.current)}>
          Sudah transfer? Kirim bukti
        </Button>
      </div>
    </div>
  );
}

/** Whether it is still under the bar or below the screen; unknown until the browser has looked. */
function useIsBelow(target: RefObject<HTMLElement | null>): boolean | undefined {
  const [isBelow, setBelow] = useState<boolean>();
  useEffect(() => {
    if (!target.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(
      ([entry]) => setBelow(!entry!.isIntersecting && entry!.boundingClientRect.top > 0),
      { rootMargin: `0px 0px -${BAR_PX}px` },
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
