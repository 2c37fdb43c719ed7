import { schemeEntryOf } from '#domain/catalogue/scheme/entries';
import type { SchemeEntry } from '#domain/catalogue/scheme/scheme-entry';

/**
 * The drawn steps, for wide and narrow screens; nothing once an admin has rewritten them, because the drawing shows the
 * old ones.
 */
export function StepsPicture({ entry: { slug, name, schemes, screenshot, screenshotMobile } }: { entry: SchemeEntry }) {
  if (String(schemeEntryOf(slug)?.schemes) !== String(schemes)) return null;
  return (
    <picture>
      <source media="(min-width: 640px)" srcSet={screenshot} />
      <img
        src={screenshotMobile}
        alt={`Ilustrasi langkah patungan ${name}, sama dengan daftar ini.`}
        loading="lazy"
        decoding="async"
        className="mt-4 w-80 max-w-full sm:w-[816px]"
      />
    </picture>
  );
}
