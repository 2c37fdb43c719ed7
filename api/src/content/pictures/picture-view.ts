import type { ShownPicture } from '#contracts/content/content.http';
import type { ContentPicture, ContentPictureFile } from '#runtime/generated/prisma/client';

export const withFiles = { include: { files: { orderBy: { width: 'asc' } } } } as const;
type Row = ContentPicture & { files: ContentPictureFile[] };

/** Public and for ever: the file behind a uid never changes. */
const pathOf = ({ uid }: ContentPictureFile): string => `/api/customer/content/picture/${uid}`;

/** The picture in every size; the browser takes the first format that it knows. */
export function shownPicture({ alt, width, height, files }: Row): ShownPicture {
  const sources = ['image/avif', 'image/webp'].map((type) => ({
    type,
    srcset: files
      .filter(({ contentType }) => contentType === type)
      .map((file) => `${pathOf(file)} ${file.width}w`)
      .join(', '),
  }));
  const largest = files.findLast(({ contentType }) => contentType === 'image/webp');
  return { alt, width, height, url: largest ? pathOf(largest) : '', sources };
}
