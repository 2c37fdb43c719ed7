import { isDeepStrictEqual } from 'node:util';
import type { InjectOptions } from 'fastify';
import { ListeningApi, type Person } from './listening-api.js';
import { type Operation, readOperations } from './operations.js';

export interface Reply {
  status: number;
  text: string;
  envelope: {
    data?: unknown;
    meta?: { status?: number; message?: string };
    errors?: { field: string; message: string }[];
  } | null;
}

/** One hostile request; `mayPass`: accepting it is no fault. */
interface Attack {
  what: string;
  options: InjectOptions;
  mayPass?: boolean;
}

/** English text of a library. The two exceptions are fixed words: docs/rules/api.md#fixed-words */
const ENGLISH = /\b(must|invalid|required|expected|not found|unexpected|cannot|failed|error|body|unsupported)\b/i;
const INSIDES =
  /node_modules|\bat \S+ \(|\.(ts|js):\d|prisma|postgres|violates|syntax error|SELECT |INSERT |ECONN|\/work\/|\/src\//i;

/** What is wrong with a refusal, or null. A success is judged by its status only. */
export function problemOf({ status, text, envelope }: Reply): string | null {
  if (status >= 500) return `status ${status}`;
  if (status < 400) return null;
  const message = envelope?.meta?.message;
  if (!envelope || envelope.data !== null || envelope.meta?.status !== status || !message)
    return `no envelope: ${text}`;
  const texts = [message, ...(envelope.errors ?? []).map((error) => error.message)];
  const english = texts.find((one) => ENGLISH.test(one.replace(/token required|Idempotency-Key/, '')));
  if (english) return `English: ${english}`;
  if (envelope.errors?.some(({ field }) => !field)) return `names no field: ${text}`;
  return INSIDES.test(texts.join(' ')) ? `shows its insides: ${text}` : null;
}

export const isJson = ({ contentType }: Operation): boolean => contentType === 'application/json';

/** Two seconds are the aim; a busy machine gets more before a request counts as hanging. */
const HANGS_MS = 10_000;
const AT_ONCE = 8;
const TABLES = [
  'order',
  'account',
  'account_group',
  'payment',
  'file',
  'host_purchase',
  'reimbursement',
  'refund',
  'payout',
  'customer',
  'customer_note',
  'session',
  'admin',
  'admin_view',
  'outbox',
  'audit_log',
  'audit_link',
  'follow_up',
  'group_credential',
  'credential_access',
  'notification',
  'ledger_entry',
  'order_history',
  'account_history',
];

/** Every operation of a running API, with a customer and an admin who call them. */
export class Routes {
  private constructor(
    private readonly world: ListeningApi,
    readonly operations: Operation[],
    readonly customer: Person,
    readonly admin: Person,
  ) {}

  static async open(): Promise<Routes> {
    const world = await ListeningApi.open();
    const [operations, customer, admin] = await Promise.all([
      readOperations(world.app),
      world.customer(),
      world.admin(),
    ]);
    return new Routes(world, operations, customer, admin);
  }

  close(): Promise<void> {
    return this.world.close();
  }

  get app(): ListeningApi['app'] {
    return this.world.app;
  }

  /** The token with which the operation may be called. */
  tokenFor({ needsToken, isAdmin }: Operation): string | undefined {
    return needsToken ? (isAdmin ? this.admin : this.customer).token : undefined;
  }

  async send(options: InjectOptions, token?: string): Promise<Reply> {
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...options.headers };
    const response = await this.app.inject({ ...options, headers });
    let envelope: Reply['envelope'] = null;
    try {
      envelope = response.json();
    } catch {
      // `problemOf` reports it.
    }
    return { status: response.statusCode, text: response.body, envelope };
  }

  /** The number of rows of each table. */
  async rows(): Promise<Record<string, number>> {
    const [counted] = await this.world.database.$queryRawUnsafe<[Record<string, number>]>(
      `SELECT ${TABLES.map((table) => `(SELECT count(*)::int FROM "${table}") AS "${table}"`).join(', ')}`,
    );
    return counted;
  }

  /** Sends every attack to every operation that `applies`. Answers what was not clearly refused, or has changed a table. */
  async problemsOf(
    applies: (operation: Operation) => boolean,
    attacks: (operation: Operation) => Attack[],
  ): Promise<string[]> {
    const problems: string[] = [];
    const before = await this.rows();
    let sent = 0;
    let written = 0;
    const attack = async (operation: Operation, { what, options, mayPass = false }: Attack) => {
      const startedAt = Date.now();
      const reply = await this.send({ method: operation.method, ...options }, this.tokenFor(operation));
      sent += 1;
      const slow = Date.now() - startedAt > HANGS_MS ? 'hangs' : null;
      const passed = reply.status < 300 && !mayPass ? `accepted with ${reply.status}` : null;
      if (reply.status < 300 && operation.method === 'POST') written += 1;
      const problem = problemOf(reply) ?? passed ?? slow;
      if (problem) problems.push(`${operation.name}, ${what}: ${problem}`);
    };
    for (const operation of this.operations.filter(applies)) {
      const left = attacks(operation);
      while (left.length) await Promise.all(left.splice(0, AT_ONCE).map((one) => attack(operation, one)));
    }
    if (sent === 0) problems.push('nothing was sent');
    if (written === 0 && !isDeepStrictEqual(await this.rows(), before)) problems.push('a table has changed');
    return problems;
  }
}
