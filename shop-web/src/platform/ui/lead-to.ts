import { type RefObject, useEffect, useState } from 'react';

/** Of a bar at the foot of the screen, with some air: what lies under it has not been seen. */
const BAR_PX = 80;

/** Whether it is still under such a bar or below the screen; unknown until the browser has looked. */
export function useIsBelow(target: RefObject<HTMLElement | null>): boolean | undefined {
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

/** Scrolls to a form and goes on from there, for the keyboard and for readers too. */
export function leadTo(form: HTMLElement | null): void {
  form?.scrollIntoView({ block: 'start' });
  form?.focus({ preventScroll: true });
}
