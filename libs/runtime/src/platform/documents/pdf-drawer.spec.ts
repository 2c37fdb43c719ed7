import { afterAll, describe, expect, it } from '@jest/globals';
import type { ShopDocument } from '#domain/platform/documents/shop-document';
import { TooBusy } from '#runtime/platform/concurrency-limit';
import { PdfDrawer } from './pdf-drawer.js';

const drawer = new PdfDrawer();
afterAll(() => drawer.onApplicationShutdown());

const aDocument = (rows = 3): ShopDocument => ({
  title: 'Faktur',
  number: 'INV-261120-7KQ2MXA',
  status: 'Lunas',
  shop: { name: 'Patungan', contacts: ['halo@patungan.test'] },
  facts: [{ label: 'Untuk', value: 'Budi <b>Santoso</b> 中 🙂' }],
  tables: [
    {
      title: 'Rincian',
      columns: [
        { label: 'Barang', isAmount: false },
        { label: 'Total', isAmount: true },
      ],
      rows: Array.from({ length: rows }, (_, n) => [`Netflix ${n} ${'panjang'.repeat(20)}`, 'Rp61.000']),
      empty: '',
    },
  ],
  totals: [{ label: 'Total', value: 'Rp61.000' }],
  notes: ['Dicetak hari ini.'],
  fileName: 'faktur',
});
const pagesOf = (pdf: Buffer): number => Number(/\/Type \/Pages\n\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);

describe('a document of the shop as PDF', () => {
  it('is one, on A4, with the fonts in it, whatever a customer is called', async () => {
    const pdf = await drawer.draw(aDocument());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(pdf.toString('latin1')).toContain('Roboto-Regular');
    expect(pagesOf(pdf)).toBe(1);
  });

  it('of many rows has several pages', async () => {
    expect(pagesOf(await drawer.draw(aDocument(200)))).toBeGreaterThan(5);
  });

  it('is drawn one after the other, and too many at once are refused instead of waiting', async () => {
    const drawn = await Promise.allSettled(Array.from({ length: 40 }, () => drawer.draw(aDocument())));
    // Of those that may wait, a busy machine draws fewer before their time is up.
    expect(drawn.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(1);
    const refused = drawn.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
    expect(refused.length).toBeGreaterThanOrEqual(40 - 25);
    for (const error of refused) expect(error).toBeInstanceOf(TooBusy);
  });

  it('that cannot be drawn is an error, and the next one is drawn', async () => {
    await expect(drawer.draw({ ...aDocument(), facts: null as never })).rejects.toThrow();
    expect((await drawer.draw(aDocument())).length).toBeGreaterThan(1_000);
  });
});
