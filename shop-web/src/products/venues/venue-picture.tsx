import { clsx } from 'clsx';
import { ImageOff } from 'lucide-react';
import type { PictureView } from '#contracts/sales/picture.http';

/** `decorative`: its text stands beside it. */
export const VenuePicture = ({
  picture,
  decorative = false,
  className,
}: {
  picture: PictureView | null;
  decorative?: boolean;
  className?: string;
}) =>
  picture ? (
    <img
      src={picture.url}
      alt={decorative ? '' : picture.alt}
      width={picture.width}
      height={picture.height}
      loading={decorative ? 'lazy' : 'eager'}
      className={clsx('aspect-[16/10] w-full bg-sunken object-cover', className)}
    />
  ) : (
    <span className={clsx('grid aspect-[16/10] w-full place-items-center bg-sunken text-muted', className)}>
      <ImageOff aria-hidden="true" className="size-12" />
    </span>
  );
