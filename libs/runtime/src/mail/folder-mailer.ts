import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { compose } from '#runtime/mail/compose';
import { type MailMessage, Mailer } from '#runtime/mail/mailer';

/** Without an SMTP server: one `<uid>.eml` for each message in the outbox folder. The same message again replaces its file. */
export class FolderMailer extends Mailer {
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  constructor(
    private readonly dir: string,
    private readonly from: string,
  ) {
    super();
  }

  /** Written beside, then renamed: whoever reads the folder sees whole messages only. */
  async send(message: MailMessage): Promise<void> {
    const { message: eml } = await this.transport.sendMail(compose(this.from, message));
    const target = path.join(this.dir, `${path.basename(message.uid)}.eml`);
    await mkdir(this.dir, { recursive: true, mode: 0o700 });
    await writeFile(`${target}.part`, eml as Buffer, { mode: 0o600 });
    await rename(`${target}.part`, target);
  }
}
