import { clsx } from 'clsx';
import { useState } from 'react';

/** A person's picture, or initials where there is none or it fails to load. Decorative beside the name. */
export function Avatar({ name, picture, className }: { name: string; picture: string | null; className: string }) {
  const [missing, setMissing] = useState<string | null>(null);
  const shape = 'shrink-0 rounded-full';
  if (picture && picture !== missing)
    return (
      <img
        src={picture}
        alt=""
        className={clsx(shape, 'bg-sunken object-cover', className)}
        onError={() => setMissing(picture)}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={clsx(shape, 'grid place-items-center bg-action font-bold text-white uppercase', className)}
    >
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '').join('');
}
