import { clsx } from 'clsx';

const STEPS = ['Pilih seri', 'Konfirmasi', 'Selesai'];

/** Where the buyer is: from 1. */
export const SeglowupSteps = ({ current }: { current: number }) => (
  <ol aria-label="Langkah pemesanan" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
    {STEPS.map((step, index) => (
      <li
        key={step}
        aria-current={index + 1 === current ? 'step' : undefined}
        className={clsx(index + 1 === current ? 'font-bold text-accent' : 'text-muted')}
      >
        {index + 1}. {step}
      </li>
    ))}
  </ol>
);
