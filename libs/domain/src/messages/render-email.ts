import { initials, textColourOn } from '../platform/mark.js';

/** The brand that a mail is about, as the shop marks it. */
export interface EmailMark {
  name: string;
  color: string;
  /** Path of its picture; null: its letters on its colour, as in the shop. */
  logo: string | null;
}

/** As much of a notification as an e-mail shows. */
export interface EmailContent {
  title: string;
  body: string;
  /** Path of the shop. */
  link: string | null;
  /** Label of the button. */
  action?: string;
  mark?: EmailMark | null;
}

/** Label of the button of a message that brings none of its own. */
export const EMAIL_ACTION = 'Buka di Patungan';

/** For a program that shows mails dark and would otherwise keep the light colours, or invert them by itself. */
const DARK =
  '@media (prefers-color-scheme:dark){.ground{background:#0d1512!important;color:#e6efec!important}.card{background:#16211d!important}.brand{color:#3fd0ae!important}.quiet{color:#a3b5ae!important}}';

/**
 * Subject, plain text and simple HTML; link and pictures are made absolute, and without its pictures the mail says the same. Everything that
 * comes from data is escaped.
 */
export function renderEmail({ title, body, link, action = EMAIL_ACTION, mark }: EmailContent, publicUrl: string) {
  const href = link ? `${publicUrl}${link}` : null;
  return {
    subject: title,
    text: [body, ...(href ? [`Buka: ${href}`] : []), 'Salam hangat,\nTim Patungan'].join('\n\n'),
    html: `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${DARK}</style>
</head>
<body class="ground" style="margin:0;padding:24px;background:#f4f6f5;font-family:'Plus Jakarta Sans',Arial,Helvetica,sans-serif;color:#1d2b27">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" class="card" width="100%" style="max-width:560px;background:#fff;border-radius:12px;padding:24px"><tr><td>
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr>
<td style="padding-right:10px"><img src="${escapeHtml(`${publicUrl}/icon-192.png`)}" width="36" height="36" alt="" style="display:block;border-radius:9px"></td>
<td class="brand" style="font-size:18px;font-weight:bold;color:#078069">Patungan</td>
</tr></table>
${mark ? markRow(mark, publicUrl) : ''}
<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(title)}</h1>
${paragraphs(body)}
${href ? `<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="background:#078069;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none">${escapeHtml(action)}</a></p>` : ''}
<p class="quiet" style="margin:24px 0 0;color:#5b6b66">Salam hangat,<br>Tim Patungan</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`,
  };
}

/** The mark of the brand and its name; where pictures are not shown, its letters stand in their place. */
function markRow({ name, color, logo }: EmailMark, publicUrl: string): string {
  const letters = escapeHtml(initials(name));
  // A picture stands on white, as in the shop, also in a dark mail.
  const ground = logo
    ? 'background:#ffffff;color:#1d2b27'
    : `background:${escapeHtml(color)};color:${textColourOn(color)}`;
  const sign = logo
    ? `<img src="${escapeHtml(`${publicUrl}${logo}`)}" width="44" height="44" alt="${letters}" style="display:block;border-radius:12px;${ground}">`
    : letters;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 12px"><tr>
<td width="44" height="44" align="center" style="${ground};border-radius:12px;font-size:14px;font-weight:bold">${sign}</td>
<td style="padding-left:10px;font-weight:bold">${escapeHtml(name)}</td>
</tr></table>`;
}

const paragraphs = (body: string): string =>
  body
    .split('\n\n')
    .map((text) => `<p style="margin:0 0 12px;line-height:1.5">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`)
    .join('\n');

const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITY[character]!);
