import { Module } from '@nestjs/common';
import { DocumentsModule } from '../../platform/documents/documents.module.js';
import { FindOrderDocumentHandler } from './find-order-document.query.js';
import { FindOrderDocumentsHandler } from './find-order-documents.query.js';
import { OrderDocumentsAdminController } from './order-documents.admin.controller.js';
import { OrderDocumentsController } from './order-documents.controller.js';

@Module({
  imports: [DocumentsModule],
  controllers: [OrderDocumentsController, OrderDocumentsAdminController],
  providers: [FindOrderDocumentHandler, FindOrderDocumentsHandler],
})
export class OrderDocumentsModule {}
