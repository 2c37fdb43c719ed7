import type { Config } from '#runtime/platform/config/config';
import { FolderMailer } from '#runtime/platform/mail/folder-mailer';
import type { Mailer } from '#runtime/platform/mail/mailer';
import { SmtpMailer } from '#runtime/platform/mail/smtp-mailer';

/** SMTP when configured, else the outbox folder. */
export const createMailer = (config: Config): Mailer =>
  config.smtpUrl
    ? new SmtpMailer(config.smtpUrl, config.mailFrom)
    : new FolderMailer(config.mailOutboxDir, config.mailFrom);
