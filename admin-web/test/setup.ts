import '@testing-library/jest-dom/jest-globals';
import { beforeEach } from '@jest/globals';
import { configure } from '@testing-library/react';
import { signInAs } from './sign-in-as';

// Tests without a role act as an owner.
beforeEach(() => signInAs('owner'));

// For busy machines.
configure({ asyncUtilTimeout: 10_000 });

// React captures a stack per element in development, and Jest's stacks are ten times as deep as Node's: 10% of the time.
Error.stackTraceLimit = 10;

// jsdom has no layout.
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList;
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};
// jsdom has no object URLs, and Node's accept only Node's files.
URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => {};
// For the rich-text editor.
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();

// Queries by role compute styles: matching every element with every rule of MUI took half of the time. What is hidden in
// these tests is so by an attribute or an inline style.
const insertBefore = document.head.insertBefore.bind(document.head);
document.head.insertBefore = (node, before) =>
  node instanceof HTMLStyleElement && 'emotion' in node.dataset ? node : insertBefore(node, before);

// react-admin's inputs pass props that MUI no longer knows.
const consoleError = console.error;
console.error = (...parts: unknown[]) => {
  if (!/Input(Label)?Props/i.test(parts.join(' '))) consoleError(...parts);
};
