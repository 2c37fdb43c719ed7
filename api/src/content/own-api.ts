import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/** The API as the renderer of the pages asks it: within the process, and on behalf of a visitor. */
@Injectable()
export class OwnApi {
  private readonly visitor = new AsyncLocalStorage<string>();

  constructor(private readonly http: HttpAdapterHost) {}

  /** Runs `work`, in which `fetch` counts towards the rate limit of this network address. */
  onBehalfOf<T>(address: string, work: () => Promise<T>): Promise<T> {
    return this.visitor.run(address, work);
  }

  readonly fetch: typeof fetch = async (url) => {
    const { statusCode, payload } = await this.http.httpAdapter.getInstance<FastifyInstance>().inject({
      url: String(url),
      headers: { accept: 'application/json' },
      remoteAddress: this.visitor.getStore(),
    });
    return new Response(payload, { status: statusCode });
  };
}
