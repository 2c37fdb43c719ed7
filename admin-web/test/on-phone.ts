/** From here on every question about the width of the window is answered as on a phone. */
export const onPhone = (): void => {
  globalThis.matchMedia = (query) =>
    Object.assign(new EventTarget() as MediaQueryList, { matches: /max-width/.test(query), media: query });
};
