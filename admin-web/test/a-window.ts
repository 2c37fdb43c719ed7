const PHONE = 360;
const DESKTOP = 1280;

/** From here on every question about the width of the window is answered as on a phone. */
export const onPhone = (): void => void aWindow(PHONE);

/** A window that can be made narrow and wide again, as when a phone is turned. */
export function aWindow(width = DESKTOP) {
  const asked: { media: string; answer: MediaQueryList; matches: boolean }[] = [];
  const fits = (media: string): boolean => width <= Number(/max-width:\s*([\d.]+)/.exec(media)?.[1] ?? 0);
  globalThis.matchMedia = (media) => {
    const answer = Object.assign(new EventTarget(), { media }) as MediaQueryList;
    Object.defineProperty(answer, 'matches', { get: () => fits(media) });
    asked.push({ media, answer, matches: fits(media) });
    return answer;
  };
  return {
    turn: (to: 'narrow' | 'wide') => {
      width = to === 'narrow' ? PHONE : DESKTOP;
      for (const one of asked) {
        if (one.matches === fits(one.media)) continue;
        one.matches = fits(one.media);
        one.answer.dispatchEvent(new Event('change'));
      }
    },
  };
}
