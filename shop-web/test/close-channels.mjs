import { afterAll } from '@jest/globals';

// Channels reach other test files: one that stays open gets their events after its own page is gone.
const open = new Set();
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name) {
    super(name);
    open.add(this);
  }
};
afterAll(() => open.forEach((channel) => channel.close()));
