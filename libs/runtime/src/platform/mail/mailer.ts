export interface MailMessage {
  /** Becomes the Message-ID, the same at every attempt, so that duplicates can be recognised. */
  uid: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

/** Sends e-mail. */
export abstract class Mailer {
  /**
   * Resolves when the server has accepted the message.
   * @throws Error when it has not; the same message may be sent again.
   */
  abstract send(message: MailMessage): Promise<void>;
  /** Names of the stored messages to this address. */
  abstract keptFor(address: string): Promise<string[]>;
  /** Deletes a stored message, if there is one. */
  abstract forget(uid: string): Promise<void>;
}
