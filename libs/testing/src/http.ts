import type { Meta } from '#contracts/platform/common.http';

/** An answer in the envelope of the API. */
export interface Answer<T = unknown> {
  status: number;
  data: T;
  meta: Meta;
  errors?: { field: string; message: string }[];
  headers: Headers;
}

/** An answer that a test did not expect. */
export class UnexpectedAnswer extends Error {
  constructor(
    what: string,
    readonly answer: Answer,
  ) {
    super(`${what}: ${answer.status} ${JSON.stringify({ meta: answer.meta, errors: answer.errors })}`);
  }
}

export interface CallOptions {
  token?: string;
  headers?: Record<string, string>;
  body?: unknown;
  form?: FormData;
}

/** A small client that returns every answer; the `expect…` methods throw when it is no success. */
export class Http {
  constructor(readonly origin: string) {}

  async call<T>(method: string, path: string, { token, headers, body, form }: CallOptions = {}): Promise<Answer<T>> {
    const response = await fetch(`${this.origin}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
    const text = await response.text();
    let envelope: Partial<Answer<T>> = {};
    try {
      envelope = JSON.parse(text) as Partial<Answer<T>>;
    } catch {
      envelope = { meta: { status: response.status, message: text } };
    }
    return {
      status: response.status,
      data: envelope.data as T,
      meta: envelope.meta ?? { status: response.status },
      ...(envelope.errors && { errors: envelope.errors }),
      headers: response.headers,
    };
  }

  /** The data of a successful answer. @throws UnexpectedAnswer. */
  async ask<T>(method: string, path: string, options?: CallOptions): Promise<T> {
    const answer = await this.call<T>(method, path, options);
    if (answer.status >= 300) throw new UnexpectedAnswer(`${method} ${path}`, answer);
    return answer.data;
  }
}

/** A multipart form of text fields and, if given, a picture called `proof`. */
export function formOf(fields: Record<string, string>, proof?: Uint8Array, type = 'image/png'): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (proof) form.append('proof', new Blob([Uint8Array.from(proof)], { type }), 'bukti.png');
  return form;
}
