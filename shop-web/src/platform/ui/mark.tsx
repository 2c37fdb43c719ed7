import { clsx } from 'clsx';
import { groundOf, initials, textColourOn } from '#domain/platform/mark';

/** A picture, whose letters do not grow out of their plate. */
const SIZE = {
  sm: { plate: 'size-10', two: 'text-[min(0.875rem,14px)]', three: 'text-[min(0.75rem,12px)]' },
  md: { plate: 'size-12', two: 'text-[min(1rem,16px)]', three: 'text-[min(0.875rem,14px)]' },
  card: { plate: 'size-14', two: 'text-[min(1.375rem,22px)]', three: 'text-[min(1.125rem,18px)]' },
  lg: { plate: 'size-16', two: 'text-[min(1.375rem,22px)]', three: 'text-[min(1.125rem,18px)]' },
};

/** The provider's logo on a plate that is white in the dark too; without one, letters on its colour, in which a shape of its own is drawn. */
export function Mark({
  name,
  color,
  logo,
  size = 'md',
  round = false,
}: {
  name: string;
  color: string;
  logo?: string | undefined;
  size?: keyof typeof SIZE;
  /** Within a ring of seats. */
  round?: boolean;
}) {
  const text = initials(name);
  const { plate, two, three } = SIZE[size];
  if (logo)
    return (
      <img
        src={logo}
        alt=""
        width="64"
        height="64"
        loading="lazy"
        className={clsx('shrink-0 rounded-2xl border border-line bg-white p-2', plate)}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid shrink-0 place-items-center rounded-2xl font-bold tracking-tight',
        plate,
        round && '!rounded-full',
        text.length > 2 ? three : two,
      )}
      style={{
        background: groundOf({ name, color }),
        color: textColourOn(color),
        // An edge on a card of the same colour, be it white or dark.
        boxShadow: 'inset 0 0 0 1px rgb(128 128 128/.35)',
      }}
    >
      {text}
    </span>
  );
}
