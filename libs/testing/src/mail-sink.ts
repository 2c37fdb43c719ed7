import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface SunkMail {
  messageId: string;
  raw: string;
  /** The time of receipt, by `Date.now()`. */
  at: number;
}

export interface MailSink {
  url: string;
  /** Accepted mails, in order. */
  mails: SunkMail[];
  /** The number of attempts. */
  attempts: () => number;
  close(): Promise<void>;
}

export type Verdict = 'accept' | 'refuse' | 'accept-but-stay-silent' | 'accept-but-hang-up';

/** Recipients of this domain are refused for now (451). */
export const FULL_DOMAIN = '@penuh.test';

/** A real SMTP server that decides for each message: accept it, answer 500, or accept it and never answer. */
export async function startMailSink(
  decide: (attempt: number) => Verdict = () => 'accept',
  port = 0,
): Promise<MailSink> {
  const mails: SunkMail[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo({ address }, _, done) {
      done(address.endsWith(FULL_DOMAIN) ? Object.assign(new Error('later'), { responseCode: 451 }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const verdict = decide((attempts += 1));
        if (verdict === 'refuse') return done(Object.assign(new Error('no room'), { responseCode: 552 }));
        const raw = Buffer.concat(chunks).toString('utf8');
        mails.push({ raw, at: Date.now(), messageId: /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? '' });
        if (verdict === 'accept') return done(null);
        if (verdict === 'accept-but-hang-up') server.connections.forEach((connection) => connection.close());
        return undefined;
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    attempts: () => attempts,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
