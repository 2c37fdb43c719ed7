import { once } from 'node:events';

/**
 * The start script loads its programs while it sets up the database; this waits for its message that the setup is done.
 */
export async function waitForSetup(): Promise<void> {
  if (process.env.WAIT_FOR_SETUP !== '1' || !process.channel) return;
  process.channel.ref();
  await once(process, 'message');
  process.channel.unref();
}
