import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

export interface WrittenMail {
  file: string;
  to: string;
  subject: string;
  /** The plain text part, decoded. */
  text: string;
  /** The HTML part, decoded. */
  html: string;
  raw: string;
}

/** The mails to `address` in an outbox folder. */
export async function mailsTo(outboxDir: string, address: string): Promise<WrittenMail[]> {
  const files = (await readdir(outboxDir).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    files.map(async (file) => read(file, await readFile(path.join(outboxDir, file), 'utf8'))),
  );
  return mails.filter(({ to }) => to.includes(address));
}

function read(file: string, raw: string): WrittenMail {
  const header = (name: string) => new RegExp(`^${name}: (.*(?:\n[ \t].*)*)`, 'im').exec(raw)?.[1] ?? '';
  const [text, html] = [partOf(raw, 'plain'), partOf(raw, 'html')];
  return { file, to: header('to'), subject: fromEncodedWords(header('subject')), text, html, raw };
}

function partOf(raw: string, kind: 'plain' | 'html'): string {
  const part = raw.slice(raw.search(new RegExp(`content-type: text/${kind}`, 'i')));
  const [head = '', ...rest] = part.split('\n\n');
  const body = rest.join('\n\n').split(/^--/m)[0]!;
  if (/quoted-printable/i.test(head)) return fromQuotedPrintable(body);
  return /base64/i.test(head) ? fromBase64(body) : body;
}

const fromBase64 = (body: string): string => Buffer.from(body, 'base64').toString('utf8');
const bytesOf = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
const fromQuotedPrintable = (body: string): string => bytesOf(body.replace(/=\n/g, ''));
const fromEncodedWords = (text: string): string =>
  text.replace(/=\?utf-8\?(b|q)\?([^?]*)\?=\s*/gi, (_, kind: string, word: string) =>
    kind.toLowerCase() === 'b' ? fromBase64(word) : bytesOf(word.replaceAll('_', ' ')),
  );
