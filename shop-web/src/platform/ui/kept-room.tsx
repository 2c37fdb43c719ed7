import { type ReactNode, useEffect, useState } from 'react';
import { Skeleton } from './states';

/** Of styles.css: it ends when what stands below is painted although this still loads. */
const HOLD = 'hold';

/**
 * Room for a part at the top of a page, as high as its skeleton: a part that comes after the rest was painted is no lower, so
 * that nothing that is read moves. One that comes in time is as high as it is. Never cut: the room is that of a full part.
 */
export function KeptRoom({
  isLoading,
  below,
  high,
  children,
}: {
  isLoading: boolean;
  /** Selector of something that stands below and waits. */
  below: string;
  /** A class: as high as such a part is on a phone when it is full. */
  high: `min-h-${number}`;
  children: ReactNode;
}) {
  const [isLate, setIsLate] = useState(() => isLoading && isPainted(below));
  useEffect(() => {
    if (!isLoading) return;
    const onEnd = ({ animationName }: AnimationEvent) => animationName === HOLD && setIsLate(true);
    document.addEventListener('animationend', onEnd);
    return () => document.removeEventListener('animationend', onEnd);
  }, [isLoading]);
  if (isLoading) return <Skeleton className={`${high} !rounded-[14px]`} />;
  return isLate ? <div className={high}>{children}</div> : children;
}

function isPainted(selector: string): boolean {
  const part = document.querySelector(selector);
  return part !== null && getComputedStyle(part).visibility !== 'hidden';
}
