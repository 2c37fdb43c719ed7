import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Skeleton, Unsettled } from './states';

/** Of styles.css: it ends when what stands below is painted although this still loads. */
const HOLD = 'hold';

export interface Room {
  /** Under which its height is kept. */
  name: string;
  /** The heading that the part begins with. */
  title: string;
  /** A class: as high as such a part is on a phone when it is full. */
  high: `min-h-${number}`;
}

/** In the room of a part that loads, the heading that it will have; nothing where it was empty when seen last. */
export function RoomSkeleton({ name, title, high }: Room) {
  const [known] = useState(() => heightOf(name));
  if (known === 0) return <Unsettled />;
  const { className, style } = roomOf(known, high);
  return (
    <div aria-hidden="true" className={`flex flex-col ${className}`} style={style}>
      <h2 className="text-lg font-bold">{title}</h2>
      <Skeleton className="mt-3 flex-1 !rounded-[14px]" />
    </div>
  );
}

const roomOf = (known: number | null, high: string) =>
  known === null ? { className: high } : { className: '', style: { minHeight: known } };

/**
 * Room for a part at the top of a page, as high as its skeleton: a part that comes after the rest was painted is no lower, so
 * that nothing that is read moves. One that comes in time is as high as it is. Never cut: the room is that of the part when it was
 * seen last in this window, or at first of a full one.
 */
export function KeptRoom({
  room: { name, title, high },
  isLoading,
  below,
  children,
}: {
  room: Room;
  isLoading: boolean;
  /** Selector of something that stands below and waits. */
  below: string;
  children: ReactNode;
}) {
  const [isLate, setIsLate] = useState(() => isLoading && isPainted(below));
  const [known] = useState(() => heightOf(name));
  const inner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isLoading) return;
    const onEnd = ({ animationName }: AnimationEvent) => animationName === HOLD && setIsLate(true);
    document.addEventListener('animationend', onEnd);
    return () => document.removeEventListener('animationend', onEnd);
  }, [isLoading]);
  useEffect(() => {
    if (inner.current) keep(name, inner.current.offsetHeight);
  });
  if (isLoading) return <RoomSkeleton name={name} title={title} high={high} />;
  const part = (
    <div ref={inner} className="empty:hidden">
      {children}
    </div>
  );
  return isLate ? <div {...roomOf(known, high)}>{part}</div> : part;
}

const KEY = 'kept-room ';

/** Null: it was not seen yet at this width, or the browser keeps nothing. */
function heightOf(name: string): number | null {
  try {
    const kept = sessionStorage.getItem(`${KEY}${name} ${innerWidth}`);
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

function keep(name: string, height: number): void {
  try {
    sessionStorage.setItem(`${KEY}${name} ${innerWidth}`, String(height));
  } catch {
    // Without it the room is that of a full part.
  }
}

function isPainted(selector: string): boolean {
  const part = document.querySelector(selector);
  return part !== null && getComputedStyle(part).visibility !== 'hidden';
}
