/** As much of a notification as an e-mail shows. */
export interface EmailContent {
  title: string;
  body: string;
  /** Path of the shop. */
  link: string | null;
  /** Label of the button. */
  action?: string;
}

/** Label of the button of a message that brings none of its own. */
export const EMAIL_ACTION = 'Buka di Patungan';

/** Subject, plain text and simple HTML; the link is made absolute. Everything that comes from data is escaped. */
export function renderEmail({ title, body, link, action = EMAIL_ACTION }: EmailContent, publicUrl: string) {
  const href = link ? `${publicUrl}${link}` : null;
  return {
    subject: title,
    text: [body, ...(href ? [`Buka: ${href}`] : []), 'Salam hangat,\nTim Patungan'].join('\n\n'),
    html: `<!doctype html>
<html lang="id">
<body style="margin:0;padding:24px;background:#f4f6f5;font-family:'Plus Jakarta Sans',Arial,Helvetica,sans-serif;color:#1d2b27">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" style="max-width:560px;background:#fff;border-radius:12px;padding:24px"><tr><td>
<p style="margin:0 0 16px;font-weight:bold;color:#078069">Patungan</p>
<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(title)}</h1>
${paragraphs(body)}
${href ? `<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="background:#078069;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none">${escapeHtml(action)}</a></p>` : ''}
<p style="margin:24px 0 0;color:#5b6b66">Salam hangat,<br>Tim Patungan</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`,
  };
}

const paragraphs = (body: string): string =>
  body
    .split('\n\n')
    .map((text) => `<p style="margin:0 0 12px;line-height:1.5">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`)
    .join('\n');

const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITY[character]!);
