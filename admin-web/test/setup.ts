import '@testing-library/jest-dom/jest-globals';

// jsdom has no layout: MUI asks for the media and the desk scrolls its queue.
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList;
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};
