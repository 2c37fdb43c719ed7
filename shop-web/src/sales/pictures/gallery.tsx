import { clsx } from 'clsx';
import { useState } from 'react';
import type { PictureView } from '#contracts/sales/picture.http';
import { ProductPicture } from './product-picture';

/** One big picture, the others to choose from below it. */
export function Gallery({ pictures }: { pictures: readonly PictureView[] }) {
  const [shown, setShown] = useState(0);
  return (
    <div className="min-w-0">
      <ProductPicture picture={pictures[shown] ?? null} eager className="w-full rounded-2xl" />
      {pictures.length > 1 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <button
                type="button"
                aria-label={`Tampilkan gambar ${index + 1}: ${picture.alt}`}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
                className={clsx('block rounded-xl border-2', index === shown ? 'border-accent' : 'border-transparent')}
              >
                <ProductPicture picture={picture} decorative className="size-16 rounded-[10px] sm:size-20" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
