// jest-light-runner ignores time limits: without these a test that hangs would hold its worker for good.
import { addEventHandler, getState } from 'jest-circus';
import { writeRunningTest } from './running-test.mjs';

const DEFAULT_MS = 60_000;
// Not the fake ones of a test.
const { setTimeout, clearTimeout } = globalThis;

const limits = new WeakMap();

globalThis.jest.setTimeout = (ms) => {
  limits.set(getState(), ms);
  return globalThis.jest;
};

addEventHandler((event, state) => {
  const { hooks, children } = state.currentDescribeBlock;
  if (event.name === 'add_test') limit(children.at(-1), event.timeout ?? limits.get(state));
  if (event.name === 'add_hook') limit(hooks.at(-1), event.timeout ?? limits.get(state));
});

function limit(entry, ms = DEFAULT_MS) {
  const { fn } = entry;
  // A test without a function is a todo; one with a parameter ends by its callback.
  if (typeof fn !== 'function' || fn.length > 0) return;
  entry.fn = () => {
    writeRunningTest(globalThis.expect.getState().testPath, titleOf(entry));
    let timer;
    const tooLong = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`took longer than ${ms} ms`)), ms);
    });
    return Promise.race([Promise.resolve().then(fn), tooLong]).finally(() => clearTimeout(timer));
  };
}

/** A hook has a type and no name. */
function titleOf({ name, type, parent }) {
  const titles = [name ?? type];
  for (let block = parent; block?.parent; block = block.parent) titles.unshift(block.name);
  return titles.join(' › ');
}
