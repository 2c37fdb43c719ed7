import { Global, Module } from '@nestjs/common';
import { FileLinks } from '#runtime/platform/storage/file-links';
import { PictureProcesses } from '#runtime/platform/pictures/picture-processes';
import { StoredFiles } from './stored-files.js';
import { UploadedPictures } from './uploaded-pictures.js';
import { FilesController } from './files.controller.js';

@Global()
@Module({
  controllers: [FilesController],
  providers: [FileLinks, StoredFiles, UploadedPictures, PictureProcesses],
  exports: [FileLinks, PictureProcesses, StoredFiles, UploadedPictures],
})
export class FilesModule {}
