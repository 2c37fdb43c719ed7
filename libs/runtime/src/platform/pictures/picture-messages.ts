import type { DrawnPicture, PictureFault, PictureUse } from '#runtime/platform/pictures/draw-picture';
import type { PictureType } from '#domain/platform/content-kind';

/** From PictureProcesses to the program that draws. */
export interface DrawRequest {
  bytes: Uint8Array;
  type: PictureType;
  use: PictureUse;
}

export interface DrawAnswer {
  result: DrawnPicture | PictureFault;
  /** The process asks to be replaced. */
  isOld: boolean;
}
