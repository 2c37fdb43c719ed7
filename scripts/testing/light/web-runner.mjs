import ProcessRunner from './process-runner.mjs';

/** Never in Jest's own process, where jest-light-runner would run the specs of one worker: all projects would share it. */
export default class LightRunner extends ProcessRunner {
  constructor(globalConfig, ...rest) {
    super({ ...globalConfig, maxWorkers: Math.max(globalConfig.maxWorkers, 2) }, ...rest);
  }
}
