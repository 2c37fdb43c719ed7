import { GATE, choosePhases } from './testing/phases.mjs';
import { runAndExit } from './testing/run-phases.mjs';

/** `npm run check`: format, lint, types, laws and unit tests. */
await runAndExit(() => choosePhases(GATE, 'check'));
