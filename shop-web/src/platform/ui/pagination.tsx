import { ChevronLeft, ChevronRight } from 'lucide-react';

/** Hidden when everything fits on one page. */
export function Pagination({
  page,
  limit,
  total,
  label,
  onPage,
}: {
  page: number;
  limit: number;
  total: number;
  label: string;
  onPage: (page: number) => void;
}) {
  const pages = Math.max(1, Math.ceil(total / limit));
  if (pages === 1) return null;
  const step =
    'grid size-11 place-items-center rounded-xl border border-edge bg-surface hover:bg-sunken disabled:opacity-40';
  return (
    <nav aria-label={label} className="mt-5 flex items-center justify-center gap-4">
      <button
        type="button"
        className={step}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        aria-label="Halaman sebelumnya"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </button>
      <span className="text-sm text-muted">
        Halaman <b className="text-ink">{page}</b> dari {pages}
      </span>
      <button
        type="button"
        className={step}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
        aria-label="Halaman berikutnya"
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </button>
    </nav>
  );
}
