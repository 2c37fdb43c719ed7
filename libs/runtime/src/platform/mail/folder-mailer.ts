import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { compose } from '#runtime/platform/mail/compose';
import { type MailMessage, Mailer } from '#runtime/platform/mail/mailer';

/**
 * Without an SMTP server: one file `<uid>.eml` for each message in the outbox folder. Sending a message again replaces
 * its file.
 */
export class FolderMailer extends Mailer {
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  constructor(
    private readonly dir: string,
    private readonly from: string,
  ) {
    super();
  }

  /** Written to a temporary file, then renamed: readers of the folder see whole messages only. */
  async send(message: MailMessage): Promise<void> {
    const { message: eml } = await this.transport.sendMail(compose(this.from, message));
    const target = this.fileOf(message.uid);
    const write = () => writeFile(`${target}.part`, eml as Buffer, { mode: 0o600 });
    await write().catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      await mkdir(this.dir, { recursive: true, mode: 0o700 });
      await write();
    });
    await rename(`${target}.part`, target);
  }

  /** Reads every file: there are few mails without an SMTP server. */
  async keptFor(address: string): Promise<string[]> {
    const files = await readdir(this.dir).catch(() => []);
    const kept: string[] = [];
    for (const file of files.filter((name) => name.endsWith('.eml'))) {
      const eml = await readFile(path.join(this.dir, file), 'utf8').catch(() => '');
      if (recipientOf(eml) === address.toLowerCase()) kept.push(path.basename(file, '.eml'));
    }
    return kept;
  }

  async forget(uid: string): Promise<void> {
    const file = this.fileOf(uid);
    await Promise.all([file, `${file}.part`].map((one) => rm(one, { force: true })));
  }

  private fileOf(uid: string): string {
    return path.join(this.dir, `${path.basename(uid)}.eml`);
  }
}

/** The address of the `To:` header; `compose` allows one recipient only. */
function recipientOf(eml: string): string | undefined {
  const headers = eml.slice(0, eml.indexOf('\n\n')).replace(/\n\s+/g, ' ');
  const to = /^To: (.*)$/im.exec(headers)?.[1]?.trim();
  return (/<([^<>]*)>$/.exec(to ?? '')?.[1] ?? to)?.toLowerCase();
}
