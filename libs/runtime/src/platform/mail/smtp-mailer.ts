import { type Transporter, createTransport } from 'nodemailer';
import { compose } from '#runtime/platform/mail/compose';
import { type MailMessage, Mailer } from '#runtime/platform/mail/mailer';

/**
 * Sends through an SMTP server. Every step has a time-out, so that a hanging server does not block a worker; the URL
 * may set its own, for instance `smtp://host:25?socketTimeout=30000`.
 */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  constructor(
    smtpUrl: string,
    private readonly from: string,
  ) {
    super();
    this.transport = createTransport({
      url: smtpUrl,
      connectionTimeout: 8_000,
      greetingTimeout: 8_000,
      socketTimeout: 15_000,
      dnsTimeout: 5_000,
    });
  }

  async send(message: MailMessage): Promise<void> {
    await this.transport.sendMail(compose(this.from, message));
  }

  /** Nothing is stored on this side. */
  keptFor(): Promise<string[]> {
    return Promise.resolve([]);
  }

  forget(): Promise<void> {
    return Promise.resolve();
  }
}
