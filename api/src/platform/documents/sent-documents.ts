import { Injectable, applyDecorators } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { ShopDocument } from '#domain/platform/documents/shop-document';
import { PdfDrawer } from '#runtime/platform/documents/pdf-drawer';
import { RateLimit } from '../http/limits/rate-limits.js';

/** A route that answers with a PDF. */
export const AnswersPdf = () =>
  applyDecorators(
    RateLimit('document'),
    ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } }),
  );

@Injectable()
export class SentDocuments {
  constructor(private readonly drawer: PdfDrawer) {}

  /** Answers with the document as a file. @throws TooBusy when too many wait for theirs. */
  async send(reply: FastifyReply, document: ShopDocument): Promise<void> {
    const pdf = await this.drawer.draw(document);
    void reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${document.fileName}.pdf"`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(pdf);
  }
}
