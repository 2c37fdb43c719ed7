import * as z from 'zod/mini';
import type { Page } from '#contracts/http/common.http';
import '#contracts/errors';
import { ApiError, unexpectedAnswer } from './api-error';
import { noticeMaintenance } from './maintenance';
import { tokenStore } from './token-store';
import { type ApiRequest, type ApiResponse, type Transport, fetchTransport, uploadTransport } from './transport';
import { withSession } from './with-session';

/** Spec 1 §9. */
const TIMEOUT_MS = 60_000;
const UPLOAD_TIMEOUT_MS = 180_000;

type Query = Record<string, string | number | null | undefined>;
interface CallOptions {
  query?: Query;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Sent without the token: an expired session must not stand between a visitor and a public page. */
  anonymous?: boolean;
}

const errorBody = z.object({
  meta: z.object({ code: z.optional(z.string()), message: z.optional(z.string()) }),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});
const statusMeta = z.object({ meta: z.object({ status: z.number() }) });
const pageMeta = z.object({ meta: z.object({ page: z.number(), limit: z.number(), total: z.number() }) });
const sendWithSession = withSession(tokenStore);

/** The one door to the API. Answers are parsed with the contract's schema; every failure is an ApiError. */
export const api = {
  async get<T>(path: string, schema: z.ZodMiniType<T>, options: CallOptions = {}): Promise<T> {
    return dataOf(await call(fetchTransport, 'GET', path, undefined, options), schema);
  },

  /** A list with its page numbers. */
  async page<T>(path: string, item: z.ZodMiniType<T>, options: CallOptions = {}): Promise<Page<T>> {
    const answer = await call(fetchTransport, 'GET', path, undefined, options);
    const numbers = z.safeParse(pageMeta, answer.body);
    if (!numbers.success) throw unexpectedAnswer(answer.status);
    return { items: dataOf(answer, z.array(item)), ...numbers.data.meta };
  },

  async post<T>(path: string, body: object, schema: z.ZodMiniType<T>, options: CallOptions = {}): Promise<T> {
    return dataOf(await call(fetchTransport, 'POST', path, JSON.stringify(body), options), schema);
  },

  /** For a call whose success is what `meta.status` says, and not the status of HTTP. Spec 1 §4. */
  async metaStatus(path: string, body: object): Promise<number | undefined> {
    const answer = await call(fetchTransport, 'POST', path, JSON.stringify(body), {});
    return z.safeParse(statusMeta, answer.body).data?.meta.status;
  },

  /** A whole JSON file, which has no envelope around it. */
  async file(path: string): Promise<unknown> {
    return (await call(fetchTransport, 'GET', path, undefined, {})).body;
  },

  /** Multipart, with real upload progress. */
  async upload<T>(
    path: string,
    form: FormData,
    schema: z.ZodMiniType<T>,
    onProgress: (sent: number) => void,
  ): Promise<T> {
    const options = { timeoutMs: UPLOAD_TIMEOUT_MS };
    return dataOf(await call(uploadTransport, 'POST', path, form, options, onProgress), schema);
  },
};

/** For answers of which only the success matters. */
export const anything = z.unknown();

async function call(
  send: Transport,
  method: 'GET' | 'POST',
  path: string,
  body: string | FormData | undefined,
  { query, headers = {}, signal, timeoutMs = TIMEOUT_MS, anonymous = false }: CallOptions,
  onProgress?: (sent: number) => void,
): Promise<ApiResponse> {
  const request = {
    method,
    url: `/api${path}${queryString(query)}`,
    headers: {
      accept: 'application/json',
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    body,
    signal,
    timeoutMs,
    onProgress,
  };
  const answer = await (anonymous ? send(request) : sendWithSession(send, request));
  if (answer.status < 400) return answer;
  noticeMaintenance(answer, anonymous);
  throw errorOf(answer, method);
}

function dataOf<T>({ status, body }: ApiResponse, schema: z.ZodMiniType<T>): T {
  const answer = z.safeParse(schema, (body as { data?: unknown } | undefined)?.data);
  if (answer.success) return answer.data;
  console.error('Answer differs from the contract', answer.error.issues);
  throw unexpectedAnswer(status);
}

function errorOf({ status, body }: ApiResponse, method: ApiRequest['method']): ApiError {
  const answer = z.safeParse(errorBody, body);
  const fallback = unexpectedAnswer(status);
  if (!answer.success) return new ApiError(status, `HTTP_${status}`, fallback.message);
  const { meta, errors = [] } = answer.data;
  // Nobody has filled in a query, so there is no marked field to point at: what is wrong with it is said itself.
  const [wrong] = method === 'GET' ? errors : [];
  const message = wrong?.message ?? meta.message ?? fallback.message;
  return new ApiError(status, meta.code ?? `HTTP_${status}`, message, errors);
}

function queryString(query: Query = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string | number] => {
    const [, value] = entry;
    return value !== undefined && value !== null && value !== '';
  });
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : '';
}
