// Started by `npm run dev`, and again when a schema or a migration has changed.
import './follow-dev.mjs';
import { generate } from '../generate.mjs';
import { runStep } from '../lib/run-step.mjs';

await generate();
await runStep({
  name: 'setup',
  flags: ['--conditions=source', '--import', './libs/testing/src/swc-register.mjs'],
  script: 'prisma/setup.ts',
});

// Stays, so that the watcher around it ends with `npm run dev`.
process.stdin.ref();
