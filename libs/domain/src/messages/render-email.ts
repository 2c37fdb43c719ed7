import type { OpeningHours } from '../platform/opening-hours.js';
import { initials, plateOf, textColourOn } from '../platform/mark.js';
import { formatPhone } from '../platform/phone.js';

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
  /** Label of the button, by what the page is (`mailAction`). */
  action?: string;
  mark?: EmailMark | null;
  /** What it is about in figures, as label and value: the amount, the deadline. The first is the largest. */
  rows?: readonly (readonly [label: string, value: string])[];
}

/** What stands under every mail: who writes, and how to reach them. Left out: what no owner has written. */
export interface EmailShop {
  hours: OpeningHours;
  /** 6281234567890. */
  whatsapp?: string;
  email?: string;
  company?: { name: string; address?: string; registration?: string };
  /** Paths of the shop. */
  contact: string;
  guarantee: string;
}

/** Label of a button that says no more of where it leads. */
export const EMAIL_ACTION = 'Buka di Patungan';

/** For a program that shows mails dark and would otherwise keep the light colours, or invert them by itself. */
const DARK =
  '@media (prefers-color-scheme:dark){.ground{background:#0d1512!important;color:#e6efec!important}.card{background:#16211d!important}.brand{color:#3fd0ae!important}.quiet{color:#a3b5ae!important}.box{background:#0d1512!important}}';

/**
 * Subject, plain text and simple HTML, with the foot of the shop where one is given; link and pictures are made absolute, and without its pictures the mail says the same. Everything that
 * comes from data is escaped.
 */
export function renderEmail(
  { title, body, link, action = EMAIL_ACTION, mark, rows = [] }: EmailContent,
  publicUrl: string,
  shop?: EmailShop,
) {
  const href = link ? `${publicUrl}${link}` : null;
  return {
    subject: title,
    text: [
      body,
      ...(rows.length > 0 ? [rows.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
      ...(href ? [`${action}: ${href}`] : []),
      'Salam hangat,\nTim Patungan',
      ...(shop ? [textFoot(shop, publicUrl)] : []),
    ].join('\n\n'),
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
${rowTable(rows)}
${href ? `<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="background:#078069;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none">${escapeHtml(action)}</a></p>` : ''}
<p class="quiet" style="margin:24px 0 0;color:#5b6b66">Salam hangat,<br>Tim Patungan</p>
${shop ? htmlFoot(shop, publicUrl) : ''}
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
    : `background:${escapeHtml(plateOf(color))};color:${textColourOn(color)}`;
  const sign = logo
    ? `<img src="${escapeHtml(`${publicUrl}${logo}`)}" width="44" height="44" alt="${letters}" style="display:block;border-radius:12px;${ground}">`
    : letters;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 12px"><tr>
<td width="44" height="44" align="center" style="${ground};border-radius:12px;font-size:14px;font-weight:bold">${sign}</td>
<td style="padding-left:10px;font-weight:bold">${escapeHtml(name)}</td>
</tr></table>`;
}

/** The figures in a box; the first is what the mail is about. */
const rowTable = (rows: NonNullable<EmailContent['rows']>): string =>
  rows.length === 0
    ? ''
    : `<table role="presentation" class="box" width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0 0;background:#f4f6f5;border-radius:8px">
${rows.map(([label, value], index) => `<tr><td class="quiet" style="padding:8px 16px;color:#5b6b66">${escapeHtml(label)}</td><td align="right" style="padding:8px 16px;font-weight:bold${index === 0 ? ';font-size:20px' : ''}">${escapeHtml(value)}</td></tr>`).join('\n')}
</table>`;

/** How the shop is reached: label and address. */
const wayTo = ({ whatsapp, email, contact }: EmailShop, publicUrl: string): [label: string, href: string] =>
  whatsapp
    ? [`WhatsApp ${formatPhone(whatsapp)}`, `https://wa.me/${whatsapp}`]
    : email
      ? [email, `mailto:${email}`]
      : ['Hubungi kami', `${publicUrl}${contact}`];

const companyLine = ({ company }: EmailShop): string =>
  [company?.name, company?.address, company?.registration].filter(Boolean).join(' · ');

function textFoot(shop: EmailShop, publicUrl: string): string {
  const [label, href] = wayTo(shop, publicUrl);
  const way = shop.whatsapp || shop.email ? label : `${label}: ${href}`;
  return [
    `Butuh bantuan? ${way}, setiap hari ${shop.hours} WIB`,
    `Jaminan Patungan: ${publicUrl}${shop.guarantee}`,
    companyLine(shop),
  ]
    .filter(Boolean)
    .join('\n');
}

function htmlFoot(shop: EmailShop, publicUrl: string): string {
  const [label, href] = wayTo(shop, publicUrl);
  const link = (to: string, text: string) =>
    `<a class="brand" href="${escapeHtml(to)}" style="color:#078069">${escapeHtml(text)}</a>`;
  const company = companyLine(shop);
  return `<p class="quiet" style="margin:20px 0 0;font-size:12px;line-height:1.6;color:#5b6b66">Butuh bantuan? ${link(href, label)}, setiap hari ${escapeHtml(shop.hours)} WIB<br>${link(`${publicUrl}${shop.guarantee}`, 'Jaminan Patungan')}${company && `<br>${escapeHtml(company)}`}</p>`;
}

const paragraphs = (body: string): string =>
  body
    .split('\n\n')
    .map((text) => `<p style="margin:0 0 12px;line-height:1.5">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`)
    .join('\n');

const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITY[character]!);
