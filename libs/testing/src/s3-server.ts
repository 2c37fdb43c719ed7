import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An S3-compatible store with one bucket: put, get, delete, list in pages of two; unsigned requests are refused. */
export async function startS3Server(bucket: string): Promise<{ url: string; close: () => Promise<void> }> {
  const objects = new Map<string, { bytes: Buffer; modifiedAt: Date }>();
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://s3');
    const key = decodeURIComponent(url.pathname).replace(`/${bucket}`, '').replace(/^\//, '');
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential='))
      return xml(response, 403, '<Error><Code>AccessDenied</Code></Error>');
    if (request.method === 'PUT') {
      objects.set(key, { bytes: await bodyOf(request), modifiedAt: new Date() });
      return xml(response, 200, '');
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return xml(response, 204, '');
    }
    if (!key) return xml(response, 200, page(url.searchParams));
    const found = objects.get(key);
    if (!found) return xml(response, 404, '<Error><Code>NoSuchKey</Code><Message>no such key</Message></Error>');
    response.writeHead(200, { 'content-length': found.bytes.length }).end(found.bytes);
  }

  function page(query: URLSearchParams): string {
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
    const from = Number(query.get('continuation-token') ?? 0);
    const more = keys.length > from + 2;
    const rows = keys.slice(from, from + 2).map((key) => {
      const at = objects.get(key)!.modifiedAt.toISOString();
      return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified></Contents>`;
    });
    const next = more ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
    return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The body, also when the SDK sends it in signed chunks with a trailing checksum (`aws-chunked`). */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const raw = Buffer.concat(parts);
  if (!request.headers['content-encoding']?.includes('aws-chunked')) return raw;
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const end = raw.indexOf('\r\n', at);
    const size = Number.parseInt(raw.subarray(at, end).toString('latin1'), 16);
    if (!size) return Buffer.concat(chunks);
    chunks.push(raw.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

function xml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}
