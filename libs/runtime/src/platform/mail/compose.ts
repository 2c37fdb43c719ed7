import type { SendMailOptions } from 'nodemailer';
import { DomainError } from '#domain/platform/domain-error';
import { requestIdOf } from '#runtime/platform/logging/trace';
import type { MailMessage } from '#runtime/platform/mail/mailer';

const ADDRESS = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+$/;
// oxlint-disable-next-line no-control-regex -- exactly these must not reach a header
const CONTROL = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g;

/**
 * The message for nodemailer: a single recipient, without characters that could break a header.
 * @throws DomainError INVALID_ADDRESS.
 */
export function compose(from: string, { uid, to, subject, text, html }: MailMessage): SendMailOptions {
  if (!ADDRESS.test(to.address)) throw new DomainError('INVALID_ADDRESS', 'Alamat email tidak valid', 'invalid');
  const requestId = requestIdOf();
  return {
    from,
    to: { name: oneLine(to.name), address: to.address },
    subject: oneLine(subject),
    messageId: `<${uid}@patungan>`,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated', ...(requestId !== undefined && { 'X-Request-ID': requestId }) },
    // A text must never be read as the name of a file or URL to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const oneLine = (value: string): string => value.replace(CONTROL, ' ').trim();
