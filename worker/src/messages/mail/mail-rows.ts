import type { EmailContent } from '#domain/messages/render-email';

/** By link, what a mail that leads to it has in its box of figures; nothing: it has none. What is to be paid is known above the messages. */
export type MailRows = (
  links: readonly (string | null)[],
) => Promise<(link: string | null) => NonNullable<EmailContent['rows']>>;

export const MAIL_ROWS = Symbol('figures of mails');
