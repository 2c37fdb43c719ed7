import type { Config } from '#runtime/config/config';
import { FolderMailer } from '#runtime/mail/folder-mailer';
import type { Mailer } from '#runtime/mail/mailer';
import { SmtpMailer } from '#runtime/mail/smtp-mailer';

/** SMTP when a server is configured, else the outbox folder. */
export const createMailer = (config: Config): Mailer =>
  config.smtpUrl
    ? new SmtpMailer(config.smtpUrl, config.mailFrom)
    : new FolderMailer(config.mailOutboxDir, config.mailFrom);
