import { Config } from '#runtime/config/config';

/** The settings of this process; where they are wrong it says which, without a stack, and ends. */
export function loadConfig(): Config {
  try {
    return new Config();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}
