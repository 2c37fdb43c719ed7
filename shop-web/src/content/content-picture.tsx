import { clsx } from 'clsx';
import type { ShownPicture } from '#contracts/content/content.http';

/** A picture in the format and size that fit; `sizes` as in HTML. */
export function ContentPicture({
  picture,
  sizes,
  decorative = false,
  eager = false,
  className,
}: {
  picture: ShownPicture;
  sizes: string;
  /** Beside a text that says the same. */
  decorative?: boolean;
  /** At the top of a page. */
  eager?: boolean;
  className?: string;
}) {
  const { alt, width, height, url, sources } = picture;
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={url}
        alt={decorative ? '' : alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        className={clsx('aspect-video w-full object-cover', className)}
      />
    </picture>
  );
}
