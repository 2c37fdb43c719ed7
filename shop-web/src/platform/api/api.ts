import * as z from 'zod/mini';
import type { Page } from '#contracts/platform/common.http';
import '#contracts/errors';
import { ApiError, unexpectedAnswer } from './api-error';
import { noticeMaintenance } from './maintenance';
import { tokenStore } from './token-store';
import { type ApiRequest, type ApiResponse, type Transport, fetchTransport } from './transport';
import { uploadTransport } from './upload-transport';
import { withSession } from './with-session';

type Query = Record<string, string | number | null | undefined>;
interface CallOptions {
  query?: Query;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Sent without the token, so that an expired session cannot block a public page. */
  anonymous?: boolean;
}

const errorBody = z.object({
  meta: z.object({ code: z.optional(z.string()), message: z.optional(z.string()) }),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});
const statusMeta = z.object({ meta: z.object({ status: z.number() }) });
const pageMeta = z.object({ meta: z.object({ page: z.number(), limit: z.number(), total: z.number() }) });
const sendWithSession = withSession(tokenStore);

/** The API client. Answers are parsed with the schema of the contract; every failure is an ApiError. */
export const api = {
  async get<T>(path: string, schema: z.ZodMiniType<T>, options: CallOptions = {}): Promise<T> {
    return dataOf(await call(fetchTransport, 'GET', path, undefined, options), schema);
  },

  /** A list with its paging. */
  async page<T>(path: string, item: z.ZodMiniType<T>, options: CallOptions = {}): Promise<Page<T>> {
    const answer = await call(fetchTransport, 'GET', path, undefined, options);
    const numbers = z.safeParse(pageMeta, answer.body);
    if (!numbers.success) throw unexpectedAnswer(answer.status);
    return { items: dataOf(answer, z.array(item)), ...numbers.data.meta };
  },

  async post<T>(path: string, body: object, schema: z.ZodMiniType<T>, options: CallOptions = {}): Promise<T> {
    return dataOf(await call(fetchTransport, 'POST', path, JSON.stringify(body), options), schema);
  },

  async patch<T>(path: string, body: object, schema: z.ZodMiniType<T>): Promise<T> {
    return dataOf(await call(fetchTransport, 'PATCH', path, JSON.stringify(body), {}), schema);
  },

  /** For a call that succeeds by `meta.status` and not by the HTTP status. */
  async metaStatus(path: string, body: object): Promise<number | undefined> {
    const answer = await call(fetchTransport, 'POST', path, JSON.stringify(body), {});
    return z.safeParse(statusMeta, answer.body).data?.meta.status;
  },

  /** A file without the envelope: JSON, or what `transport` reads. */
  async file(path: string, transport = fetchTransport): Promise<unknown> {
    return (await call(transport, 'GET', path, undefined, {})).body;
  },

  /** Multipart, with real upload progress. */
  async upload<T>(
    path: string,
    form: FormData,
    schema: z.ZodMiniType<T>,
    onProgress: (sent: number) => void,
    options: Pick<CallOptions, 'anonymous'> = {},
  ): Promise<T> {
    return dataOf(await call(uploadTransport, 'POST', path, form, options, onProgress), schema);
  },
};

/** For answers of which only the success matters. */
export const anything = z.unknown();

async function call(
  send: Transport,
  method: ApiRequest['method'],
  path: string,
  body: string | FormData | undefined,
  { query, headers = {}, signal, timeoutMs, anonymous = false }: CallOptions,
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
  noticeMaintenance(answer, anonymous);
  if (answer.status < 400) return answer;
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
  // A query has no form whose field could be marked, so its error becomes the message.
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
