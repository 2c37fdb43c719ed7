const PHONE = 360;
const DESKTOP = 1280;

/** Media queries match as on a phone from now on. */
export const onPhone = (): void => void resizableWindow(PHONE);

/** Media queries of a window whose width can be changed. */
export function resizableWindow(width = DESKTOP) {
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
