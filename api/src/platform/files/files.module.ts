import { Global, Module } from '@nestjs/common';
import { FileLinks } from '#runtime/platform/storage/file-links';
import { StoredFiles } from './stored-files.js';
import { FilesController } from './files.controller.js';

@Global()
@Module({ controllers: [FilesController], providers: [FileLinks, StoredFiles], exports: [FileLinks, StoredFiles] })
export class FilesModule {}
