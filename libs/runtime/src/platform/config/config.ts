import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { REPLACEABLE } from '#contracts/shop-paths';
import { MasterKeys } from '#runtime/platform/encryption/master-keys';

/** Of unpaid orders; multiplied by RATE_LIMIT_FACTOR. */
const unpaidLimit = (most: number) =>
  z._default(z.coerce.number<string>().check(z.int(), z.minimum(1), z.maximum(1_000_000)), most);

const postgresUrl = z.string().check(z.regex(/^postgres(ql)?:\/\/.+/, 'must look like postgres://user@host:5432/name'));
const pageName = z.optional(z.string().check(z.regex(/^@?[\w.-]{1,60}$/, 'must look like patungan.id')));
const httpsUrl = z.url({ protocol: /^https$/ });
const httpUrl = z.url({ protocol: /^https?$/ });

const settings = z.object({
  DATABASE_URL: postgresUrl,
  /** A copy of the database for the lists and reports of the console. docs/operations.md#replica */
  DATABASE_REPLICA_URL: z.optional(postgresUrl),
  /** Without it BullMQ uses PostgreSQL. */
  REDIS_URL: z.optional(z.string().check(z.regex(/^rediss?:\/\/.+/, 'must look like redis://host:6379/0'))),
  /** Separates several installations (or test runs) on one Redis. */
  QUEUE_PREFIX: z._default(z.string().check(z.regex(/^[\w-]+$/, 'must be letters, digits, - or _')), 'patungan'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  /** Signs tokens and file links. */
  APP_SECRET: z.string().check(z.minLength(32, 'must have at least 32 characters')),
  /**
   * Master keys of the vault: `1:<64 hex digits>`, several versions separated by commas; or a file with one in each
   * line.
   */
  VAULT_KEY: z.optional(z.string()),
  VAULT_KEY_FILE: z.optional(z.string()),
  PORT: z._default(z.coerce.number<string>().check(z.int(), z.minimum(1), z.maximum(65_535)), 3000),
  /** The shop's public URL; links in e-mails begin with it. */
  PUBLIC_URL: z.optional(z.url()),
  /** Without it e-mails are written to the outbox folder in DATA_DIR. */
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/.+/, 'must look like smtp://host:25'))),
  /** Where customers reach the shop; the sender's address when not given. */
  CONTACT_EMAIL: z.optional(z.email()),
  CONTACT_WHATSAPP: z.optional(z.string().check(z.regex(/^62\d{8,13}$/, 'must look like 6281234567890'))),
  /** Names of its pages there, without the address. */
  CONTACT_INSTAGRAM: pageName,
  CONTACT_TWITTER: pageName,
  CONTACT_LINKEDIN: pageName,
  /** Sites in place of the shop's own pages /contact, /report-problem and /blog. */
  CONTACT_URL: z.optional(httpsUrl),
  REPORT_PROBLEM_URL: z.optional(httpsUrl),
  BLOG_URL: z.optional(httpsUrl),
  MAIL_FROM: z._default(z.string().check(z.minLength(3)), 'Patungan <halo@patungan.test>'),
  /** Multiplies every rate limit. */
  RATE_LIMIT_FACTOR: z._default(z.coerce.number<string>().check(z.positive(), z.maximum(1_000_000)), 1),
  // docs/rules/orders.md#unpaid-orders
  UNPAID_PER_ACCOUNT: unpaidLimit(5),
  UNPAID_PER_UNVERIFIED: unpaidLimit(2),
  UNPAID_PER_DEVICE: unpaidLimit(8),
  UNPAID_PER_ADDRESS: unpaidLimit(50),
  UNPAID_PER_GROUP: unpaidLimit(2),
  UNPAID_PIECES: unpaidLimit(30),
  /** Who has paid before may hold so many times as much while proofs wait. */
  UNPAID_PAYER_FACTOR: unpaidLimit(3),
  UNVERIFIED_HOLD_MINUTES: z._default(z.coerce.number<string>().check(z.int(), z.minimum(1), z.maximum(1_440)), 30),
  /** Number of reverse proxies in front that set X-Forwarded-For. */
  TRUST_PROXY_HOPS: z._default(z.coerce.number<string>().check(z.int(), z.minimum(0), z.maximum(10)), 0),
  /** How long the API still answers after SIGTERM, so that a balancer sees that it is not ready any more. */
  DRAIN_SECONDS: z._default(z.coerce.number<string>().check(z.int(), z.minimum(0), z.maximum(60)), 0),
  /** Of the API; one more is refused. */
  MAX_CONNECTIONS: z._default(z.coerce.number<string>().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 2_000),
  /** Of one network address, without a proxy in front; a RATE_LIMIT_FACTOR above 1 multiplies it. */
  MAX_CONNECTIONS_PER_ADDRESS: z._default(z.coerce.number<string>().check(z.int(), z.minimum(1)), 200),
  /** Where the worker answers /live and /ready; without it nowhere. */
  WORKER_PORT: z.optional(z.coerce.number<string>().check(z.int(), z.minimum(1), z.maximum(65_535))),
  /** Whether /api/docs and /api/openapi.json are served; default: not in production, except with demo people. */
  API_DOCS: z.optional(z.enum(['0', '1'])),
  /** Whether admins who move money must have a second factor; default: required, except with demo people. */
  ADMIN_SECOND_FACTOR: z.optional(z.enum(['required', 'optional'])),
  NODE_ENV: z.optional(z.string()),
  SEED_DEMO: z.optional(z.string()),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  DB_POOL: z._default(z.coerce.number<string>().check(z.int(), z.minimum(2), z.maximum(100)), 10),
  /** Without a key payments through a gateway are off. docs/operations.md#gateway */
  GATEWAY_SERVER_KEY: z.optional(z.string().check(z.minLength(10, 'must have at least 10 characters'))),
  GATEWAY_URL: z._default(httpUrl, 'https://api.sandbox.midtrans.com'),
  S3_BUCKET: z.optional(z.string().check(z.minLength(1))),
  S3_ENDPOINT: z.optional(z.url()),
  S3_REGION: z._default(z.string(), 'ap-southeast-3'),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
});

/** The settings of a process, checked at start. */
export class Config {
  readonly databaseUrl: string;
  readonly replicaUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly queuePrefix: string;
  readonly filesDir: string;
  readonly mailOutboxDir: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly contact: Record<'whatsapp' | 'instagram' | 'twitter' | 'linkedin', string | null> & { email: string };
  /** By the path of the page that each replaces. */
  readonly otherSites: Readonly<Record<(typeof REPLACEABLE)[keyof typeof REPLACEABLE], string | undefined>>;
  readonly rateLimitFactor: number;
  readonly trustProxyHops: number;
  /** With customers of its own: neither a developer's machine nor a shop with demo people. */
  readonly isProduction: boolean;
  /** Whether the description of the API, which names every route and permission, is served. */
  readonly hasApiDocs: boolean;
  /** docs/rules/sessions.md#second-factor */
  readonly isSecondFactorRequired: boolean;
  /** How many orders may be unpaid at a time. docs/rules/orders.md#unpaid-orders */
  readonly unpaidOrders: Record<
    | 'perAccount'
    | 'perUnverified'
    | 'perDevice'
    | 'perAddress'
    | 'perGroup'
    | 'pieces'
    | 'payerFactor'
    | 'unverifiedHoldMs',
    number
  >;
  readonly drainMs: number;
  readonly maxConnections: number;
  readonly maxConnectionsPerAddress: number;
  readonly workerPort: number | undefined;
  readonly logLevel: string;
  readonly dbPool: number;
  /** Null: payments through a gateway are off. */
  readonly gateway: { url: string; serverKey: string } | null;
  readonly s3: {
    bucket: string;
    endpoint?: string;
    region: string;
    accessKeyId?: string;
    secretAccessKey?: string;
  } | null;
  /** Without keys the vault can neither be written nor read. */
  readonly masterKeys: MasterKeys;
  private readonly secret: string;

  /** @throws Error with every variable that is missing or invalid. */
  constructor(env: Record<string, string | undefined> = process.env) {
    const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
    const parsed = settings.safeParse(given, { error: inEnglish });
    if (!parsed.success)
      throw new Error(
        `Settings are not right:\n${parsed.error.issues.map(({ path: [name], message }) => `  ${String(name)}: ${message}`).join('\n')}`,
      );
    const values = parsed.data;
    this.databaseUrl = values.DATABASE_URL;
    this.replicaUrl = values.DATABASE_REPLICA_URL;
    this.redisUrl = values.REDIS_URL;
    this.queuePrefix = values.QUEUE_PREFIX;
    this.filesDir = path.resolve(values.DATA_DIR, 'files');
    this.mailOutboxDir = path.resolve(values.DATA_DIR, 'outbox');
    this.port = values.PORT;
    this.publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, '');
    this.smtpUrl = values.SMTP_URL;
    this.mailFrom = values.MAIL_FROM;
    this.contact = {
      email: values.CONTACT_EMAIL ?? addressIn(values.MAIL_FROM),
      whatsapp: values.CONTACT_WHATSAPP ?? null,
      instagram: values.CONTACT_INSTAGRAM ?? null,
      twitter: values.CONTACT_TWITTER ?? null,
      linkedin: values.CONTACT_LINKEDIN ?? null,
    };
    this.otherSites = {
      [REPLACEABLE.contact]: values.CONTACT_URL,
      [REPLACEABLE.reportProblem]: values.REPORT_PROBLEM_URL,
      [REPLACEABLE.blog]: values.BLOG_URL,
    };
    this.rateLimitFactor = values.RATE_LIMIT_FACTOR;
    this.trustProxyHops = values.TRUST_PROXY_HOPS;
    this.isProduction = values.NODE_ENV === 'production' && values.SEED_DEMO !== '1';
    this.hasApiDocs = values.API_DOCS ? values.API_DOCS === '1' : !this.isProduction;
    const secondFactor = values.ADMIN_SECOND_FACTOR ?? (values.SEED_DEMO === '1' ? 'optional' : 'required');
    this.isSecondFactorRequired = secondFactor === 'required';
    const times = (most: number) => Math.max(1, Math.round(most * values.RATE_LIMIT_FACTOR));
    this.unpaidOrders = {
      perAccount: times(values.UNPAID_PER_ACCOUNT),
      perUnverified: times(values.UNPAID_PER_UNVERIFIED),
      perDevice: times(values.UNPAID_PER_DEVICE),
      perAddress: times(values.UNPAID_PER_ADDRESS),
      perGroup: times(values.UNPAID_PER_GROUP),
      pieces: times(values.UNPAID_PIECES),
      payerFactor: values.UNPAID_PAYER_FACTOR,
      unverifiedHoldMs: values.UNVERIFIED_HOLD_MINUTES * 60_000,
    };
    this.drainMs = values.DRAIN_SECONDS * 1_000;
    this.maxConnections = values.MAX_CONNECTIONS;
    this.maxConnectionsPerAddress = Math.max(
      values.MAX_CONNECTIONS_PER_ADDRESS,
      times(values.MAX_CONNECTIONS_PER_ADDRESS),
    );
    this.workerPort = values.WORKER_PORT;
    this.logLevel = values.LOG_LEVEL;
    this.dbPool = values.DB_POOL;
    this.gateway = values.GATEWAY_SERVER_KEY
      ? { url: values.GATEWAY_URL.replace(/\/$/, ''), serverKey: values.GATEWAY_SERVER_KEY }
      : null;
    this.s3 = values.S3_BUCKET
      ? {
          bucket: values.S3_BUCKET,
          region: values.S3_REGION,
          endpoint: values.S3_ENDPOINT,
          accessKeyId: values.S3_ACCESS_KEY_ID,
          secretAccessKey: values.S3_SECRET_ACCESS_KEY,
        }
      : null;
    this.masterKeys = readMasterKeys(values.VAULT_KEY, values.VAULT_KEY_FILE);
    this.secret = values.APP_SECRET;
  }

  /** A derived key for each purpose, so that a token of one kind is never valid as another. */
  keyFor(
    purpose:
      | 'customer-token'
      | 'admin-token'
      | 'file-link'
      | 'account-link'
      | 'refresh-token'
      | 'attempt'
      | 'order-origin'
      | 'recovery-code',
  ): string {
    return createHmac('sha256', this.secret).update(purpose).digest('hex');
  }
}

/** The address in 'Patungan <halo@patungan.test>'. */
const addressIn = (sender: string): string => /<([^>]+)>/.exec(sender)?.[1] ?? sender;

/** English for operators; zod's configured messages are Indonesian, for customers. */
const inEnglish = ({ input, code, ...limits }: z.core.$ZodRawIssue): string => {
  if (input === undefined) return 'must be set';
  if (code === 'too_small')
    return `must be ${limits.inclusive ? `${limits.minimum} or more` : `more than ${limits.minimum}`}`;
  if (code === 'too_big') return `must be ${limits.maximum} or less`;
  if (code === 'invalid_value') return `must be one of ${(limits.values as string[]).join(', ')}`;
  return 'is not valid';
};

/** @throws Error with the variable's name, never its value. */
function readMasterKeys(text: string | undefined, file: string | undefined): MasterKeys {
  const name = text === undefined ? 'VAULT_KEY_FILE' : 'VAULT_KEY';
  if (text === undefined && file === undefined) return MasterKeys.none;
  try {
    return MasterKeys.parse(text ?? readFileSync(file!, 'utf8'));
  } catch (error) {
    throw new Error(`Settings are not right:\n  ${name}: ${(error as Error).message}`, { cause: error });
  }
}
