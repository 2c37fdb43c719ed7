import { changedPhases } from './testing/changed.mjs';
import { optionsOf } from './testing/options.mjs';
import { GATE, choosePhases } from './testing/phases.mjs';
import { runAndExit } from './testing/run-phases.mjs';

/** `npm test`: the gate, or what is chosen of it; `--changed` is what a change since main (or `--changed=<commit>`) can reach. */
await runAndExit(() => {
  const { only, changed } = optionsOf(process.argv.slice(2), ['only', 'changed']);
  const phases = choosePhases(GATE, only);
  return changed ? changedPhases(phases, changed === true ? 'main' : changed) : phases;
});
