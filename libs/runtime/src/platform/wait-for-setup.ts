import { once } from 'node:events';

/**
 * The start script loads its programs while it sets up the database; this waits for its message that the setup is done.
 * @returns where to listen, if it says so.
 */
export async function waitForSetup(): Promise<string | undefined> {
  if (process.env.WAIT_FOR_SETUP !== '1' || !process.channel) return undefined;
  process.channel.ref();
  const [{ host }] = (await once(process, 'message')) as [{ host?: string }];
  process.channel.unref();
  return host;
}
