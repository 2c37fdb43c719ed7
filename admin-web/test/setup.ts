import '@testing-library/jest-dom/jest-globals';
import { beforeEach } from '@jest/globals';
import { configure } from '@testing-library/react';
import { signInAs } from './sign-in-as';

// Who is not asked about roles may do everything.
beforeEach(() => signInAs('owner'));

// A machine busy with everything else must not make these tests fail.
configure({ asyncUtilTimeout: 10_000 });

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
// It shows no pictures either, and Node's own knows only Node's files.
URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => {};
// The rich-text editor asks where its text stands.
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();

// react-admin logs every refused call itself, and its inputs hand MUI props that MUI no longer takes.
const KNOWN_NOISE = [/useDataProvider/, /Input(Label)?Props/i];
const consoleError = console.error;
console.error = (...parts: unknown[]) => {
  const text = parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' ');
  const trace = new Error('where').stack ?? '';
  if (!KNOWN_NOISE.some((noise) => noise.test(text) || noise.test(trace))) consoleError(...parts);
};
