import { afterAll } from '@jest/globals';

// Channels reach over the borders of test files: one that is left open is told of another file's session after its own
// page is gone.
const open = new Set();
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name) {
    super(name);
    open.add(this);
  }
};
afterAll(() => open.forEach((channel) => channel.close()));
