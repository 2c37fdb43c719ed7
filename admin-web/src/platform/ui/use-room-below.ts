import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** What stays free below, so that the page itself does not scroll. */
const FOOT = 16;
const LEAST = 420;

/** How high an element may be to end with the window, in pixels: at least what its parts need. */
export function useRoomBelow(ref: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(LEAST);
  const measure = () => {
    if (!ref.current) return;
    const top = ref.current.getBoundingClientRect().top + window.scrollY;
    setRoom(Math.max(LEAST, Math.floor(window.innerHeight - top - FOOT)));
  };
  // After each render: what stands above may have become another height.
  useLayoutEffect(measure);
  useEffect(() => {
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });
  return room;
}
