import { createRunner } from 'jest-light-runner';
import Tinypool from 'tinypool';
import { ownChannel } from './own-channel.mjs';

const { run } = Tinypool.prototype;
Tinypool.prototype.run = function (task, options) {
  return run.call(this, task, options?.channel ? { ...options, channel: ownChannel(options.channel) } : options);
};

export default createRunner({ runtime: 'child_process' });
