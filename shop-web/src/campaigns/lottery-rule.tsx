import { LOTTERY_EXAMPLE_STEPS, LOTTERY_RULE } from '#domain/campaigns/lottery-rule';
import { Bullets } from '../platform/ui/info-page';

/** The exact rule of the draw, for a visitor with a calculator of their own. */
export const LotteryRule = ({ slug }: { slug: string }) => (
  <details className="mt-4">
    <summary className="min-h-11 cursor-pointer py-2 font-semibold text-accent">Cara menghitung sendiri</summary>
    <div className="space-y-3 text-sm text-muted [overflow-wrap:anywhere]">
      <ol className="list-decimal space-y-1.5 pl-5">
        {LOTTERY_RULE.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="font-semibold">Contoh</p>
      <Bullets items={LOTTERY_EXAMPLE_STEPS} />
      <p>
        Di terminal, satu hash dihitung dengan <code>printf '%s' "teksnya" | sha256sum</code>. Semua isinya juga ada di
        API: <code>GET /api/customer/event/{slug}/lottery</code>, lalu pesertanya di <code>/lottery/(uid)/entry</code>.
      </p>
    </div>
  </details>
);
