import { describe, expect, it } from '@jest/globals';
import { ownChannel } from './own-channel.mjs';

const ASKS = 'jest-light-runner-get-worker-data';

/** As jest-light-runner makes it: who asks first answers for all, and all are forgotten. */
function sharedChannel() {
  const listeners = new Set<(message: string) => void>();
  return {
    onMessage: (listener: (message: string) => void) => void listeners.add(listener),
    postMessage(message: string) {
      if (message !== ASKS) return;
      for (const listener of listeners) {
        listener('settings');
        listeners.delete(listener);
      }
    },
  };
}

describe('two workers that start at once', () => {
  it('get their settings each when it asks, and not before', () => {
    const shared = sharedChannel();
    const got: string[] = [];
    const [first, second] = ['first', 'second'].map((name) => {
      const channel = ownChannel(shared);
      channel.onMessage((message: string) => got.push(`${name}: ${message}`));
      return channel;
    });
    first!.postMessage(ASKS);
    expect(got).toEqual(['first: settings']);
    second!.postMessage(ASKS);
    expect(got).toEqual(['first: settings', 'second: settings']);
  });
});
