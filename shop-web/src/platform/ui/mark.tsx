import { clsx } from 'clsx';
import { initials, textColourOn } from '#domain/catalogue/mark';

const SIZE = {
  sm: 'size-10 rounded-xl text-sm',
  md: 'size-12 rounded-xl text-base',
  lg: 'size-16 rounded-2xl text-xl',
};

/** A generated mark: initials on the provider's colour, not the provider's logo. */
export function Mark({ name, color, size = 'md' }: { name: string; color: string; size?: keyof typeof SIZE }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid shrink-0 place-items-center font-bold tracking-tight ring-1 ring-black/10 ring-inset',
        SIZE[size],
      )}
      style={{ backgroundColor: color, color: textColourOn(color) }}
    >
      {initials(name)}
    </span>
  );
}
