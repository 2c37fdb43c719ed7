import type { CardDrawing } from '#runtime/platform/pictures/draw-card';
import type { DrawnPicture, DrawnType, PictureFault, PictureUse } from '#runtime/platform/pictures/draw-picture';

/** From PictureProcesses to the program that draws: an upload anew, or a picture of the shop's own. */
export type DrawRequest =
  | { bytes: Uint8Array; type: DrawnType; use: PictureUse }
  | { card: CardDrawing; logo: Uint8Array | null };

export interface DrawAnswer {
  /** A card: its bytes; null: it could not be drawn. */
  result: DrawnPicture | PictureFault | Uint8Array | null;
  /** The process asks to be replaced. */
  isOld: boolean;
}
