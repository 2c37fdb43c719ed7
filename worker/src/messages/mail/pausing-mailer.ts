import { Logger } from '@nestjs/common';
import type { Clock } from '#runtime/platform/clock/clock';
import { type MailMessage, Mailer } from '#runtime/platform/mail/mailer';
import { Held } from '../../platform/jobs/held.js';
import { type MailDestinations, SERVER } from './mail-destinations.js';

/** Sends, unless server or domain are paused; then the mail's event waits. docs/rules/messages.md#outage */
export class PausingMailer extends Mailer {
  private readonly log = new Logger('mail');

  constructor(
    private readonly inner: Mailer,
    private readonly destinations: MailDestinations,
    private readonly clock: Clock,
  ) {
    super();
  }

  async send(message: MailMessage): Promise<void> {
    const ways = [SERVER, domainOf(message.to.address)];
    const troubled = await this.destinations.troubled(ways);
    for (const { destination, pausedUntil } of troubled) if (pausedUntil) await this.wait(destination, pausedUntil);
    try {
      await this.inner.send(message);
    } catch (error) {
      const destination = failedDestination(error, ways[1]!);
      const until = destination === null ? null : await this.destinations.failed(destination, reasonOf(error));
      if (until) throw new Held(destination!, until);
      throw error;
    }
    this.log.log(`sent ${message.uid}`);
    if (troubled.length > 0) await this.destinations.recovered(troubled.map(({ destination }) => destination));
  }

  keptFor(address: string): Promise<string[]> {
    return this.inner.keptFor(address);
  }

  forget(uid: string): Promise<void> {
    return this.inner.forget(uid);
  }

  /** @throws Held while it is paused, and when another mail tries. */
  private async wait(destination: string, pausedUntil: Date): Promise<void> {
    const until = pausedUntil > this.clock.now() ? pausedUntil : await this.destinations.claimTry(destination);
    if (until) throw new Held(destination, until);
  }
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

interface SmtpError {
  code?: string;
  responseCode?: number;
}

/** What does not work: the server, the recipient's domain, or only this mail (null). */
export function failedDestination(error: unknown, domain: string): string | null {
  const { code = '', responseCode } = error as SmtpError;
  if (code === 'EAUTH' || responseCode === 421) return SERVER;
  if (responseCode !== undefined) return responseCode >= 400 && responseCode < 500 ? domain : null;
  return code.startsWith('E') && code !== 'EENVELOPE' && code !== 'EMESSAGE' ? SERVER : null;
}

/** Without the server's words, which name the recipient. */
const reasonOf = (error: unknown): string => {
  const { code, responseCode } = error as SmtpError;
  return [code, responseCode].filter(Boolean).join(' ');
};
