import { DomainError } from '../platform/domain-error.js';

/** A text with placeholders, `{name}`, and what stands for them this time. */
export interface Words {
  template: string;
  values: Record<string, string>;
}

export interface MessageText {
  title: string;
  body: string;
}

export interface Placeholder {
  name: string;
  sample: string;
  /** The body cannot be without it: what the reader has to pay, to do or to know. */
  required: boolean;
}

export const MESSAGE_LENGTH = { title: 120, body: 4_000 } as const;

/** What a text may leave out, because it is only said to be polite or clear. */
const OPTIONAL = new Set(
  `name number plan member group season animal venue address cause mission lottery buyers used complete missing
    hours times thanks`.split(/\s+/),
);
const PLACEHOLDER = /\{(\w+)\}/g;

/** A template with its values: words`Halo ${{ name }}, ...`. Each value is an object of one, so that it has a name. */
export function words(
  strings: TemplateStringsArray,
  ...named: Record<string, string | number | null | undefined>[]
): Words {
  const values = named.map((one) => Object.entries(one)[0]!);
  const template = strings.map((text, at) => text + (at < values.length ? `{${values[at]![0]}}` : '')).join('');
  return { template, values: Object.fromEntries(values.map(([name, value]) => [name, String(value)])) };
}

/** One text of several, said one after the other. */
export const joinWords = (...parts: Words[]): Words => ({
  template: parts.map(({ template }) => template).join(''),
  values: Object.assign({}, ...parts.map(({ values }) => values)) as Record<string, string>,
});

/** What a title or body is without placeholders. */
export const asWords = (text: Words | string): Words =>
  typeof text === 'string' ? { template: text, values: {} } : text;

/** Puts the values in, once: braces within a value stay as they are. */
export const fillTemplate = (template: string, values: Record<string, string>): string =>
  template
    .replace(PLACEHOLDER, (whole, name: string) => (Object.hasOwn(values, name) ? values[name]! : whole))
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const namesIn = (template: string): string[] => [
  ...new Set([...template.matchAll(PLACEHOLDER)].map(([, name]) => name!)),
];

/** The placeholders that a title and a body offer each other, in the order of the text. */
export function placeholdersOf(title: Words, body: Words): Placeholder[] {
  const values = { ...title.values, ...body.values };
  const inBody = namesIn(body.template);
  return [...new Set([...inBody, ...namesIn(title.template)])].map((name) => ({
    name,
    sample: values[name] ?? '',
    required: inBody.includes(name) && !OPTIONAL.has(name),
  }));
}

/** @throws DomainError MESSAGE_TEXT_INVALID on `title` or `body`. */
export function checkMessageText(text: MessageText, placeholders: Placeholder[]): void {
  for (const field of ['title', 'body'] as const) {
    const template = text[field];
    if (template.trim() === '') throw refused(field, 'Field ini wajib diisi');
    if (template.length > MESSAGE_LENGTH[field])
      throw refused(field, `Maksimal ${String(MESSAGE_LENGTH[field])} karakter`);
    const unknown = namesIn(template).find((name) => placeholders.every((one) => one.name !== name));
    if (unknown) throw refused(field, `Isian {${unknown}} tidak dikenal di pesan ini`);
    if (/[{}]/.test(template.replace(PLACEHOLDER, '')))
      throw refused(field, 'Kurung kurawal hanya untuk isian, seperti {name}');
  }
  if (/[\r\n]/.test(text.title)) throw refused('title', 'Judul harus satu baris');
  const used = namesIn(text.body);
  const missing = placeholders.find(({ name, required }) => required && !used.includes(name));
  if (missing) throw refused('body', `Isian {${missing.name}} wajib ada`);
}

/** Whether a changed text can be sent: what it was checked against may have changed since. */
export function fitsMessage(text: MessageText, placeholders: Placeholder[]): boolean {
  try {
    checkMessageText(text, placeholders);
    return true;
  } catch {
    return false;
  }
}

/** What is sent: the changed text where it fits this message, otherwise the default. */
export function renderMessage(title: Words, body: Words, changed?: MessageText): MessageText & { isBroken: boolean } {
  const values = { ...title.values, ...body.values };
  const fill = (text: MessageText) => ({
    title: fillTemplate(text.title, values).replace(/\s+/g, ' '),
    body: fillTemplate(text.body, values),
  });
  if (changed && fitsMessage(changed, placeholdersOf(title, body))) return { ...fill(changed), isBroken: false };
  return { ...fill({ title: title.template, body: body.template }), isBroken: changed !== undefined };
}

const refused = (field: keyof MessageText, message: string): DomainError =>
  new DomainError('MESSAGE_TEXT_INVALID', message, 'invalid', field);
