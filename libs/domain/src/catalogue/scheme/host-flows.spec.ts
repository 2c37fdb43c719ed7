import { describe, expect, it } from '@jest/globals';
import { HOST_FLOWS, variantsOf } from './host-flows.js';

const stepsOf = (slug: string): string[] =>
  variantsOf(HOST_FLOWS.find((flow) => flow.slug === slug)!).map(({ steps }) => steps.join(' '));
const APPLE = ['apple-one', 'apple-one-premier', 'apple-tv', 'apple-music'];

describe('host flows, in display order', () => {
  it('exist for the listed brands, for Netflix in two variants', () => {
    expect(HOST_FLOWS.map(({ slug }) => slug)).toEqual([
      'netflix',
      'disney-hotstar',
      'apple-one',
      'apple-one-premier',
      'apple-tv',
      'canva',
      'apple-music',
      'spotify',
    ]);
    expect(variantsOf(HOST_FLOWS[0]!).map(({ title }) => title)).toEqual(['Host TV', 'Host non-TV']);
  });

  it.each(HOST_FLOWS.map(({ slug }) => slug))(
    '%s: buys at the provider, proves it, is reimbursed after the debit, answers and helps, changes nothing',
    (slug) => {
      for (const steps of stepsOf(slug)) {
        expect(steps).toMatch(/langsung ke (Netflix|Disney|Apple|Canva|Spotify)/);
        expect(steps).toMatch(/Unggah bukti pembelian.*terdebit/);
        expect(steps).toMatch(/Setelah pembayarannya terdebit.*kami transfer penggantiannya/);
        expect(steps).toMatch(/balas chat, bantu anggota masuk, dan jangan ubah paket atau data akunnya/);
      }
    },
  );

  it('of Apple ask for a device and the family rule, and the admin gives an Apple ID', () => {
    for (const slug of APPLE) {
      const [steps] = stepsOf(slug);
      expect(steps).toMatch(/perangkat Apple.*Indonesia.*12 bulan.*Admin memberimu Apple ID.*undangan/);
    }
  });

  it('of Netflix and Disney+: the admin gives the login and sets up the account', () => {
    for (const steps of [...stepsOf('netflix'), ...stepsOf('disney-hotstar')])
      expect(steps).toMatch(/Admin memberimu data akun.*Admin menyiapkan/);
    expect(stepsOf('disney-hotstar')[0]).toMatch(/tidak sedang berlangganan atau dalam masa tenggang/);
  });

  it('of Canva wait for five: one host and four regulars', () => {
    expect(stepsOf('canva')[0]).toMatch(/lima orang terkonfirmasi: kamu dan empat anggota reguler/);
  });

  it('of Spotify contain both halves of the family rule', () => {
    expect(stepsOf('spotify')[0]).toMatch(/Indonesia.*12 bulan/);
  });
});
