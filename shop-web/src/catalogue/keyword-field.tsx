import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { isSearching } from '../platform/router/searching';

/** Search field. With `pauseMs` it reports only when typing pauses, for searches that cost a request. */
export function KeywordField({
  keyword,
  pauseMs,
  className,
  onKeyword,
}: {
  keyword: string;
  pauseMs?: number;
  className?: string;
  onKeyword: (keyword: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Reported, and not in the address yet: it follows later than one types. */
  const underWay = useRef<string[]>([]);
  useEffect(() => {
    const arrived = underWay.current.indexOf(keyword);
    underWay.current = arrived < 0 ? [] : underWay.current.slice(arrived + 1);
    if (arrived >= 0) return;
    // The address changed by itself (back button, 'Hapus filter'), not by this field.
    if (input.current && input.current.value.trim() !== keyword) input.current.value = keyword;
  }, [keyword]);
  const { pathname, state } = useLocation();
  useEffect(() => {
    if (isSearching(state)) input.current?.focus();
  }, [state]);
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  // Another page may be loading when the pause ends; a search then would cancel the navigation to it.
  useEffect(() => {
    if (isLeaving) clearTimeout(timer.current);
    return () => clearTimeout(timer.current);
  }, [isLeaving]);

  const search = () => {
    clearTimeout(timer.current);
    const typed = input.current?.value.trim() ?? '';
    underWay.current.push(typed);
    onKeyword(typed);
  };
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    search();
  };
  const searchSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(search, pauseMs);
  };
  return (
    <form
      role="search"
      className={clsx('relative', className)}
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
        onChange={pauseMs ? searchSoon : search}
        className="peer min-h-12 w-full rounded-xl border border-edge bg-surface pr-11 pl-11 text-base placeholder:text-muted [&::-webkit-search-cancel-button]:appearance-none"
      />
      <button
        type="button"
        aria-label="Hapus kata"
        onClick={clear}
        className="absolute top-0.5 right-0 grid size-11 place-items-center text-muted peer-placeholder-shown:hidden"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </form>
  );
}
