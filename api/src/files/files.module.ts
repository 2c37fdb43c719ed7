import { Global, Module } from '@nestjs/common';
import { FileLinks } from '#runtime/storage/file-links';
import { ProofFiles } from '../http/stored-proof.js';
import { FilesController } from './files.controller.js';

@Global()
@Module({ controllers: [FilesController], providers: [FileLinks, ProofFiles], exports: [FileLinks, ProofFiles] })
export class FilesModule {}
