import type { Answer, CallOptions, Http } from '#testing/http';

/** Keeps cookies like a browser, sends them back, and marks its requests. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly http: Http,
    readonly headers: Record<string, string> = {},
  ) {}

  async call<T>(method: string, path: string, options: CallOptions = {}): Promise<Answer<T>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'sec-fetch-site': 'same-origin', ...this.headers, ...(cookie && { cookie }), ...options.headers };
    const answer = await this.http.call<T>(method, path, { ...options, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      this.cookies.set(name, value);
    }
    return answer;
  }
}
