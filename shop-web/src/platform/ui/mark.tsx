import { clsx } from 'clsx';
import { initials, textColourOn } from '#domain/catalogue/mark';

/** A picture, whose letters do not grow out of their plate. */
const SIZE = {
  sm: { plate: 'size-10 rounded-xl', two: 'text-[min(0.875rem,14px)]', three: 'text-[min(0.75rem,12px)]' },
  md: { plate: 'size-12 rounded-xl', two: 'text-[min(1rem,16px)]', three: 'text-[min(0.875rem,14px)]' },
  lg: { plate: 'size-16 rounded-2xl', two: 'text-[min(1.375rem,22px)]', three: 'text-[min(1.125rem,18px)]' },
};

/** A generated mark: initials on the provider's colour, not the provider's logo. */
export function Mark({
  name,
  color,
  size = 'md',
  round = false,
}: {
  name: string;
  color: string;
  size?: keyof typeof SIZE;
  /** Within a ring of seats. */
  round?: boolean;
}) {
  const text = initials(name);
  const { plate, two, three } = SIZE[size];
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid shrink-0 place-items-center font-bold tracking-tight ring-1 ring-black/10 ring-inset',
        plate,
        round && '!rounded-full',
        text.length > 2 ? three : two,
      )}
      style={{ backgroundColor: color, color: textColourOn(color) }}
    >
      {text}
    </span>
  );
}
