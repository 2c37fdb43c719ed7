import { optionsOf } from './testing/options.mjs';
import { GATE, choosePhases } from './testing/phases.mjs';
import { runAndExit } from './testing/run-phases.mjs';

/** `npm test`: the gate, or what is chosen of it. */
await runAndExit(() => {
  const { only } = optionsOf(process.argv.slice(2), ['only']);
  return choosePhases(GATE, only);
});
