import { TrustList } from '../../platform/ui/trust-list';

const STEPS = [
  ['Pilih paket', 'Pilih grupnya, atau kami yang carikan.'],
  ['Bayar bagianmu', 'Transfer, lalu unggah buktinya.'],
  ['Langganan aktif', 'Begitu dicek, aksesmu kami siapkan.'],
] as const;

export function HomeSteps() {
  return (
    <section id="cara" aria-labelledby="cara-title" className="border-t border-line bg-surface">
      <div className="wrap py-7 sm:py-10">
        <h2 id="cara-title" className="text-xl font-bold">
          Cara patungan
        </h2>
        <ol className="mt-4 grid gap-4 md:grid-cols-3 md:gap-8">
          {STEPS.map(([title, text], index) => (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden="true"
                className="grid size-9 shrink-0 place-items-center rounded-full bg-tint font-bold text-accent"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="font-bold">{title}</h3>
                <p className="text-sm text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        {/* Where the hero has no room for them. */}
        <TrustList className="mt-6 border-t border-line pt-5 lg:hidden" />
      </div>
    </section>
  );
}
