import { once } from 'node:events';

/** The start script lets its programs load while it sets up the database; here they wait until it says that it has. */
export async function goAhead(): Promise<void> {
  if (process.env.WAIT_FOR_SETUP !== '1' || !process.channel) return;
  process.channel.ref();
  await once(process, 'message');
  process.channel.unref();
}
