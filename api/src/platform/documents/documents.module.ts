import { Module } from '@nestjs/common';
import { PdfDrawer } from '#runtime/platform/documents/pdf-drawer';
import { SentDocuments } from './sent-documents.js';

@Module({ providers: [PdfDrawer, SentDocuments], exports: [SentDocuments] })
export class DocumentsModule {}
