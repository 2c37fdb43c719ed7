import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageAnswer } from '../platform/http/pages/page-source.js';

/** A low quality: quick, and still a third of the size. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const HTML = 'text/html; charset=utf-8';

/** An answer with its encodings, made once for each version. */
export async function pageAnswer(text: string, type = HTML, status = 200): Promise<PageAnswer> {
  const body = Buffer.from(text);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, BROTLI), promisify(gzip)(body)]);
  return { status, type, body, br, gzip: gz, tag: createHash('sha1').update(body).digest('base64url') };
}
