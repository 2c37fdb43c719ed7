import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { XSS_MARK, xssText } from '#testing/xss';

const HTTP = path.resolve(import.meta.dirname, '../../../libs/contracts/src');
/** What has a letter or a mark of HTML is no phone number and no number of a bank account, and is refused. */
const DIGITS = /\.(phone(Number)?|accountNumber)$/;
/**
 * Names of people and references of transfers are refused with a mark, so that they get no payload; those that were stored
 * before are made hostile by `storeOldNames`.
 */
const PLAIN = /\.(name|names|author|recipient|recipientName|reference)$/;
/** Where the contract gives no end. */
const NO_END = 100;

type Schema = z.core.$ZodType;
/** What a JSON schema says, as far as it is read here. */
interface Json {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  anyOf?: Json[];
  items?: Json;
  properties?: Record<string, Json>;
  required?: string[];
  additionalProperties?: Json | false;
  propertyNames?: Json;
}
/** One text that was sent, and the word to find it by. */
export interface SentText {
  field: string;
  word: string;
}

/**
 * Fills requests with XSS payloads, contract by contract. A new text field of a contract is filled by itself; one of a new
 * contract is reported as missed.
 */
export class HostileFields {
  readonly sent: SentText[] = [];
  private readonly filled = new Set<string>();
  private references = 0;

  private constructor(private readonly contracts: Map<Schema, string>) {}

  /** With every contract of a request: these are strict, answers are not. */
  static async read(): Promise<HostileFields> {
    const files = readdirSync(HTTP, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.http.ts'))
      .toSorted();
    const contracts = new Map<Schema, string>();
    const names = new Set<string>();
    for (const file of files) {
      const module = (await import(`#contracts/${file.slice(0, -'.ts'.length)}`)) as Record<string, unknown>;
      for (const [name, value] of Object.entries(module))
        if (value instanceof z.core.$ZodType && jsonOf(value).additionalProperties === false) {
          // Two files may export one name; their fields must not count for each other.
          contracts.set(value, names.has(name) ? `${path.dirname(file)}/${name}` : name);
          names.add(name);
        }
    }
    return new HostileFields(contracts);
  }

  /** A body, form or query: `given` as it is, every other text field hostile. */
  fill<T extends Schema>(contract: T, given: Partial<z.input<T>> = {}): z.input<T> {
    const name = this.contracts.get(contract);
    if (!name) throw new Error('not a contract of something that is sent');
    return this.fillObject(jsonOf(contract), name, given) as z.input<T>;
  }

  /** Text fields of all contracts that nothing was put into. */
  missed(): string[] {
    return [...this.contracts]
      .flatMap(([contract, name]) => textFields(jsonOf(contract), name))
      .filter((field) => !this.filled.has(field) && !DIGITS.test(field));
  }

  private fillObject(schema: Json, name: string, given: Record<string, unknown>): object {
    const values = Object.entries(schema.properties ?? {}).map(([key, part]) => {
      const field = `${name}.${key}`;
      if (!(key in given)) return [key, this.valueFor(part, field, schema.required?.includes(key) ?? false)];
      if (String(given[key]).includes(XSS_MARK)) this.filled.add(field);
      return [key, given[key]];
    });
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  }

  private valueFor(schema: Json, field: string, isRequired = true): unknown {
    const [part = schema] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
    if (isText(part)) return this.text(part, field);
    if (textFields(part, field).length > 0) {
      if (part.items) return [this.valueFor(part.items, `${field}[]`)];
      if (part.properties) return this.fillObject(part, field, {});
      const { propertyNames, additionalProperties } = part;
      if (propertyNames && isText(propertyNames) && additionalProperties && additionalProperties.type === 'number')
        return { [this.text(propertyNames, `${field}{}`)]: 1_000 };
    }
    if (isRequired) return this.plain(part, field);
    return undefined;
  }

  /** @throws Error for a field that is no name and no reference. */
  private plain({ items }: Json, field: string): string | string[] {
    if (!PLAIN.test(field)) throw new Error(`say what ${field} is`);
    // A reference belongs to one transfer.
    const text = field.endsWith('.reference') ? `TRF-${(this.references += 1)}` : 'Ani Wijaya';
    return items ? [text] : text;
  }

  private text({ maxLength = NO_END }: Json, field: string): string {
    this.filled.add(field);
    const word = `x${this.sent.length}x`;
    this.sent.push({ field, word });
    return xssText(word, maxLength, this.sent.length);
  }
}

/** With a registry of its own: a contract that has a name would be a mere reference to itself. */
const jsonOf = (contract: Schema): Json =>
  z.core.toJSONSchema(contract, { io: 'input', unrepresentable: 'any', metadata: z.core.registry() }) as Json;

/** Free text: not an id, a date, a number, an enum, or what has a pattern, as names and references have, which no payload fits. */
const isText = ({ type, format, pattern, enum: words, const: word }: Json): boolean =>
  type === 'string' && !format && !pattern && !words && word === undefined;

function textFields(schema: Json, name: string): string[] {
  if (isText(schema)) return [name];
  const { anyOf = [], items, properties = {}, propertyNames, additionalProperties } = schema;
  return [
    ...anyOf.flatMap((part) => textFields(part, name)),
    ...(items ? textFields(items, `${name}[]`) : []),
    ...Object.entries(properties).flatMap(([key, part]) => textFields(part, `${name}.${key}`)),
    ...(propertyNames ? textFields(propertyNames, `${name}{}`) : []),
    ...(additionalProperties ? textFields(additionalProperties, `${name}{}.`) : []),
  ];
}
