export interface MailMessage {
  /** Becomes the Message-ID, the same at every try, so that a mail that was sent twice can be known. */
  uid: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

/** The way out for e-mail. */
export abstract class Mailer {
  /** Resolves when the next hop has taken the message. @throws Error when it has not; the same message may be sent again. */
  abstract send(message: MailMessage): Promise<void>;
  /** Names of the messages to this address that are kept here. */
  abstract keptFor(address: string): Promise<string[]>;
  /** Forgets a message that is kept here; none, no matter. */
  abstract forget(uid: string): Promise<void>;
}
