/** What a host promises. Spec 2 §1. */
export function HostSteps({ providerName }: { providerName: string }) {
  const steps = [
    ['Berlangganan', `Beli langganan ${providerName} langsung ke penyedianya dan bayar seperti biasa.`],
    ['Kirim bukti', 'Unggah bukti pembeliannya di bawah, beserta rekening untuk penggantian uangmu.'],
    ['Terima penggantian', 'Setelah tagihannya kami cek dan grup penuh, uangmu kami ganti dikurangi bagianmu.'],
    ['Jaga grupnya', 'Balas chat dan bantu anggota masuk. Jangan ubah paket atau data akunnya, ya.'],
  ] as const;
  return (
    <section aria-labelledby="langkah-host" className="card p-5">
      <h2 id="langkah-host" className="font-bold">
        Yang perlu kamu lakukan
      </h2>
      <ol className="mt-4 space-y-4">
        {steps.map(([title, text], index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-tint text-sm font-bold text-accent"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
