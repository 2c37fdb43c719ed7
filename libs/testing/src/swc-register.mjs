// node --conditions=source --import ./libs/testing/src/swc-register.mjs worker/src/main.ts
import { register } from 'node:module';

register('./swc-hooks.mjs', import.meta.url);
