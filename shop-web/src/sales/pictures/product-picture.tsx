import { clsx } from 'clsx';
import { ImageOff } from 'lucide-react';
import type { PictureView } from '#contracts/sales/picture.http';

/** A square picture of a product; a place holder where there is none. `decorative`: its text stands beside it. */
export function ProductPicture({
  picture,
  decorative = false,
  eager = false,
  className,
}: {
  picture: PictureView | null;
  decorative?: boolean;
  /** Above the fold. */
  eager?: boolean;
  className?: string;
}) {
  if (!picture)
    return (
      <span className={clsx('grid aspect-square place-items-center bg-sunken text-muted', className)}>
        <ImageOff aria-hidden="true" className="size-1/4" />
      </span>
    );
  return (
    <img
      src={picture.url}
      alt={decorative ? '' : picture.alt}
      width={picture.width}
      height={picture.height}
      loading={eager ? 'eager' : 'lazy'}
      className={clsx('aspect-square bg-sunken object-cover dark:[filter:brightness(.9)_saturate(1.25)]', className)}
    />
  );
}
