import { Config } from '#runtime/platform/config/config';

/** Loads the settings; prints invalid ones without a stack and exits. */
export function loadConfig(): Config {
  try {
    return new Config();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}
