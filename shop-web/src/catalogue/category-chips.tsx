import { clsx } from 'clsx';

/** One choice of several; on a phone the row scrolls sideways. */
export function CategoryChips({
  choices,
  chosen,
  className,
  onChoose,
}: {
  choices: readonly { name: string; value: string }[];
  chosen: string;
  className?: string;
  onChoose: (value: string) => void;
}) {
  return (
    <div
      role="group"
      aria-label="Kategori"
      className={clsx(
        '-mx-[16px] mt-3 flex gap-2 overflow-x-auto px-[16px] pb-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0',
        className,
      )}
    >
      {choices.map(({ name, value }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          onClick={() => onChoose(value)}
          className={clsx(
            'min-h-11 shrink-0 rounded-full border px-4 text-sm font-semibold whitespace-nowrap',
            chosen === value
              ? 'border-action bg-action text-white'
              : 'border-edge/60 bg-surface text-ink hover:bg-sunken',
          )}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
