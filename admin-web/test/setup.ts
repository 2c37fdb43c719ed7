import '@testing-library/jest-dom/jest-globals';
import { beforeEach } from '@jest/globals';
import { configure } from '@testing-library/react';
import { signInAs } from './sign-in-as';

// Who is not asked about roles may do everything.
beforeEach(() => signInAs('owner'));

// A machine busy with everything else must not make these tests fail.
configure({ asyncUtilTimeout: 10_000 });

// React takes a stack for every element in development, and Jest makes stacks ten times as deep as Node: a tenth of the time.
Error.stackTraceLimit = 10;

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

// Whoever asks for a role would have every rule of MUI matched with every element, which was half of the time. What is
// hidden here is so by an attribute or by a style of its own.
const insertBefore = document.head.insertBefore.bind(document.head);
document.head.insertBefore = (node, before) =>
  node instanceof HTMLStyleElement && 'emotion' in node.dataset ? node : insertBefore(node, before);

// The inputs of react-admin hand MUI props that MUI no longer takes.
const consoleError = console.error;
console.error = (...parts: unknown[]) => {
  if (!/Input(Label)?Props/i.test(parts.join(' '))) consoleError(...parts);
};
