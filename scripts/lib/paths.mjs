import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, without a slash at its end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Whether Node was started with this module; its path may contain a symbolic link. */
export const isMain = (meta) => process.argv[1] !== undefined && meta.filename === realpathSync(process.argv[1]);
