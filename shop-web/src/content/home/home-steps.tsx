import { trustFigures } from './trust-figures';

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
        <TrustFigures />
      </div>
    </section>
  );
}

/** Where the hero has no room for them. */
function TrustFigures() {
  const figures = trustFigures();
  if (figures.length === 0) return null;
  return (
    <dl className="mt-6 flex flex-wrap gap-x-6 gap-y-3 border-t border-line pt-5 lg:hidden">
      {figures.map(([figure, words]) => (
        <div key={words} className="flex flex-[1_1_6rem] flex-col-reverse justify-end">
          <dt className="text-sm text-muted">{words}</dt>
          <dd className="text-xl font-bold text-accent">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
