import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type ProviderFilter, categoriesQuery } from './catalogue.queries';

const TYPING_PAUSE_MS = 300;

interface Props {
  filter: ProviderFilter;
  onChange: (part: Partial<ProviderFilter>, options?: { replace?: boolean }) => void;
}

export function ProviderFilters({ filter, onChange }: Props) {
  const categories = useQuery(categoriesQuery()).data ?? [];
  // 'Semua' stands for no filter at all (spec 1 §9), and is here before the list has come.
  const choices = [
    { name: 'Semua', value: '' },
    ...categories.filter(({ name }) => name !== 'Semua').map(({ name }) => ({ name, value: name })),
  ];
  return (
    <div className="mt-4 mb-6 gap-4 lg:flex lg:flex-row-reverse lg:items-center lg:justify-between">
      <KeywordSearch keyword={filter.keyword} onChange={onChange} />
      <div
        role="group"
        aria-label="Kategori"
        className="-mx-4 mt-3 flex min-h-11 gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none] lg:mx-0 lg:mt-0 lg:min-w-0 lg:flex-wrap lg:px-0"
      >
        {choices.map(({ name, value }) => (
          <button
            key={value}
            type="button"
            aria-pressed={filter.category === value}
            onClick={() => onChange({ category: value })}
            className={clsx(
              'min-h-10 shrink-0 rounded-full border px-4 text-sm font-semibold whitespace-nowrap',
              filter.category === value
                ? 'border-action bg-action text-white'
                : 'border-edge/60 bg-surface text-ink hover:bg-sunken',
            )}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Typing replaces the address, so that one step back leaves the list, not the last letter. */
function KeywordSearch({ keyword, onChange }: Pick<Props, 'onChange'> & { keyword: string }) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // The address changed by itself (back button, 'Hapus filter'), not by this field.
    if (input.current && input.current.value.trim() !== keyword) input.current.value = keyword;
  }, [keyword]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = () => {
    clearTimeout(timer.current);
    onChange({ keyword: input.current?.value.trim() ?? '' }, { replace: true });
  };
  return (
    <form
      role="search"
      className="relative lg:w-72 lg:shrink-0"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <Search aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label="Cari layanan"
        placeholder="Cari layanan"
        maxLength={100}
        defaultValue={keyword}
        onChange={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(search, TYPING_PAUSE_MS);
        }}
        className="min-h-12 w-full rounded-xl border border-edge bg-surface pr-3.5 pl-11 text-base placeholder:text-muted"
      />
    </form>
  );
}
