// node --conditions=source --import ./libs/testing/src/swc-register.mjs worker/src/main.ts
import * as module from 'node:module';
import * as hooks from './swc-hooks.mjs';

// Hooks in the same thread cost less than a thread of their own; Node 20 has only the latter.
if (module.registerHooks) module.registerHooks(hooks);
else module.register('./swc-hooks.mjs', import.meta.url);
