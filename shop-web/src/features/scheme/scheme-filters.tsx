import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PriceList } from '#domain/scheme/price-list';
import type { BrandFilter } from './brand-search';

interface Props {
  categories: PriceList['categories'];
  filter: BrandFilter;
  onChange: (part: Partial<BrandFilter>) => void;
}

export function SchemeFilters({ categories, filter, onChange }: Props) {
  return (
    <div className="mt-6">
      <KeywordField keyword={filter.keyword} onChange={onChange} />
      <div
        role="group"
        aria-label="Kategori"
        className="-mx-4 mt-3 flex gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0"
      >
        {[{ slug: '', name: 'Semua' }, ...categories].map(({ slug, name }) => (
          <button
            key={slug}
            type="button"
            aria-pressed={filter.category === slug}
            onClick={() => onChange({ category: slug })}
            className={clsx(
              'min-h-11 shrink-0 rounded-full border px-4 text-sm font-semibold whitespace-nowrap',
              filter.category === slug
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

/** The list is here already, so it follows every letter. */
function KeywordField({ keyword, onChange }: Pick<Props, 'onChange'> & { keyword: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The address changed by itself (back button, 'Hapus filter'), not by this field.
    if (input.current && input.current.value.trim() !== keyword) input.current.value = keyword;
  }, [keyword]);
  return (
    <form role="search" className="relative lg:w-96" onSubmit={(event) => event.preventDefault()}>
      <Search aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label="Cari layanan"
        placeholder="Cari layanan"
        maxLength={100}
        defaultValue={keyword}
        onChange={({ target }) => onChange({ keyword: target.value.trim() })}
        className="min-h-12 w-full rounded-xl border border-edge bg-surface pr-3.5 pl-11 text-base placeholder:text-muted"
      />
    </form>
  );
}
