import { optionsOf } from './testing/options.mjs';
import { DEEP, choosePhases } from './testing/phases.mjs';
import { runAndExit } from './testing/run-phases.mjs';
import { shardOf } from './testing/shards.mjs';

/** The limit of a run; a shard takes less than half an hour, all of it a few hours. */
const LIMIT = { minutes: 300 };

/** `npm run test:deep -- --shard=2/6` or `--only=sweep,faults`: what the gate leaves out. */
await runAndExit(() => {
  const { only, shard } = optionsOf(process.argv.slice(2), ['only', 'shard']);
  const phases = choosePhases(DEEP, only);
  return shard ? shardOf(phases, shard) : phases;
}, LIMIT);
