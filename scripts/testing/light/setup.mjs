// Before the specs of jest-light-runner: Node itself imports them, without Jest's module system.
import { registerHooks } from 'node:module';
import '../../../libs/testing/src/swc-register.mjs';
import 'reflect-metadata';

// Else a failure points into what swc made of the file.
process.setSourceMapsEnabled(true);

const GLOBALS = new URL('./globals.mjs', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    // The package itself only works inside Jest's VM.
    if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
    // #domain/… and the like are the TypeScript itself, so that no build has to come first.
    return next(specifier, { ...context, conditions: ['source', ...context.conditions] });
  },
});
