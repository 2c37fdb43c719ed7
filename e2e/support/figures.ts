/**
 * Every figure of the catalogue in rupiah, written by hand and independently of the seed (docs/rules/prices.md,
 * docs/rules/catalogue.md), so that an error in the seed is found.
 */

/** Names, slugs and group sizes. docs/rules/catalogue.md#group-sizes */
export const SIZES: [name: string, slug: string, size: number][] = [
  ['Netflix', 'netflix', 4],
  ['Spotify', 'spotify', 3],
  ['YouTube', 'youtube', 5],
  ['Microsoft 365', 'microsoft-365', 5],
  ['Gramedia Digital', 'gramedia-digital', 2],
  ['Wattpad', 'wattpad', 3],
  ['Apple Music', 'apple-music', 5],
  ['Apple One', 'apple-one', 5],
  ['Apple One Premier', 'apple-one-premier', 5],
  ['Apple TV', 'apple-tv', 5],
  ['Google One', 'google-one', 5],
  ['Google AI Pro', 'google-gemini', 5],
  ['Canva', 'canva', 4],
  ['Disney+ Hotstar', 'disney-hotstar', 3],
  ['Prime Video', 'prime-video', 3],
  ['Iqiyi', 'iqiyi', 4],
  ['Max', 'max', 4],
  ['WeTV', 'wetv', 2],
  ['Nord VPN', 'nord-vpn', 6],
  ['Zoom', 'zoom', 5],
  ['Scribd', 'scribd', 3],
  ['McAfee', 'mcafee', 5],
  ['Setapp', 'setapp', 4],
  ['LastPass', 'lastpass', 5],
  ['Duolingo', 'duolingo', 5],
  ['Nintendo Switch Online', 'nintendo-switch-online', 6],
  ['Crunchyroll', 'crunchyroll', 4],
  ['MasterClass', 'masterclass', 6],
  ['Adobe Photoshop', 'adobe-photoshop', 2],
  ['Adobe Illustrator', 'adobe-illustrator', 2],
  ['Freepik', 'freepik', 3],
  ['Envato', 'envato', 5],
  ['Dropbox', 'dropbox', 5],
  ['ChatGPT Plus', 'chatgpt-plus', 5],
  ['CapCut', 'capcut', 3],
  ['Medium', 'medium', 5],
  ['ILovePDF', 'ilovepdf', 9],
  ['Strava', 'strava', 3],
  ['Catchplay', 'catchplay', 2],
  ['Grammarly', 'grammarly', 3],
  ['Kahoot!+ One', 'kahoot-one', 4],
  ['Zap', 'zap', 4],
  ['Rekafin', 'rekafin', 1],
];

export interface PriceFigure {
  slug: string;
  /** Words of the plan's name that no other plan of the brand has. */
  plan?: string;
  host?: boolean;
  /** Undefined where any length is meant. */
  months?: number;
  total: number;
  adminFee?: number;
  activationFee?: number;
}

/** docs/rules/prices.md#published-totals */
export const PRICES: PriceFigure[] = [
  // Netflix: host non-TV 47,500 (admin fee 0, email activation fee 1,000); host TV 57,500 (fee 10,000);
  // regular non-TV 54,000 (fee 6,500); regular TV 61,000 (fee 13,500).
  { slug: 'netflix', plan: 'non-TV', host: true, months: 1, total: 47_500, adminFee: 0, activationFee: 1_000 },
  { slug: 'netflix', plan: ' TV', host: true, months: 1, total: 57_500, adminFee: 10_000 },
  { slug: 'netflix', plan: 'non-TV', months: 1, total: 54_000, adminFee: 6_500 },
  { slug: 'netflix', plan: ' TV', months: 1, total: 61_000, adminFee: 13_500 },
  // Spotify: regular 37,900 (fee 6,267); host 31,633.
  { slug: 'spotify', months: 1, total: 37_900, adminFee: 6_267 },
  { slug: 'spotify', host: true, months: 1, total: 31_633 },
  // YouTube 36,900 (fee 6,042).
  { slug: 'youtube', months: 1, total: 36_900, adminFee: 6_042 },
  // Microsoft 365: monthly 41,500; yearly 429,000.
  { slug: 'microsoft-365', months: 1, total: 41_500 },
  { slug: 'microsoft-365', months: 12, total: 429_000 },
  // Gramedia: full 54,500; fiction and non-fiction 29,500 (fee 5,000).
  { slug: 'gramedia-digital', plan: 'Full', months: 1, total: 54_500 },
  { slug: 'gramedia-digital', plan: 'Fiksi', months: 1, total: 29_500, adminFee: 5_000 },
  { slug: 'gramedia-digital', plan: 'Nonfiksi', months: 1, total: 29_500, adminFee: 5_000 },
  // Wattpad 21,900.
  { slug: 'wattpad', months: 1, total: 21_900 },
  // Apple Music host 17,000 / regular 22,000; Apple One host 39,800 / regular 45,500; Apple One Premier host 63,800 /
  // regular 69,500; Apple TV host 19,800 / regular 25,000.
  { slug: 'apple-music', host: true, months: 1, total: 17_000 },
  { slug: 'apple-music', months: 1, total: 22_000 },
  { slug: 'apple-one', host: true, months: 1, total: 39_800 },
  { slug: 'apple-one', months: 1, total: 45_500 },
  { slug: 'apple-one-premier', host: true, months: 1, total: 63_800 },
  { slug: 'apple-one-premier', months: 1, total: 69_500 },
  { slug: 'apple-tv', host: true, months: 1, total: 19_800 },
  { slug: 'apple-tv', months: 1, total: 25_000 },
  // Google One 41,900; Google AI Pro 77,500.
  { slug: 'google-one', months: 1, total: 41_900 },
  { slug: 'google-gemini', months: 1, total: 77_500 },
  // Canva: host yearly 730,000; host monthly 73,000; regular monthly 79,500; regular yearly 808,000.
  { slug: 'canva', host: true, months: 12, total: 730_000 },
  { slug: 'canva', host: true, months: 1, total: 73_000 },
  { slug: 'canva', months: 1, total: 79_500 },
  { slug: 'canva', months: 12, total: 808_000 },
  // Disney+ host yearly 266,333; regular 1 year Rp296.000 (fee Rp29.667).
  { slug: 'disney-hotstar', host: true, months: 12, total: 266_333 },
  { slug: 'disney-hotstar', months: 12, total: 296_000, adminFee: 29_667 },
  // Prime Video Rp29.000/month; Iqiyi Rp19.500; Max Rp40.000/month and Rp305.000/year;
  { slug: 'prime-video', months: 1, total: 29_000 },
  { slug: 'iqiyi', total: 19_500 },
  { slug: 'max', months: 1, total: 40_000 },
  { slug: 'max', months: 12, total: 305_000 },
  // WeTV Rp33.000 (1 month), Rp82.500 (3 months); Nord VPN Rp47.000 and Rp310.000; Zoom Rp38.000; Scribd Rp31.000;
  { slug: 'wetv', months: 1, total: 33_000 },
  { slug: 'wetv', months: 3, total: 82_500 },
  { slug: 'nord-vpn', months: 1, total: 47_000 },
  { slug: 'nord-vpn', months: 12, total: 310_000 },
  { slug: 'zoom', total: 38_000 },
  { slug: 'scribd', total: 31_000 },
  // McAfee Rp139.000 (...); Setapp Rp76.000; LastPass Rp250.000; Duolingo Rp213.000;
  { slug: 'mcafee', total: 139_000 },
  { slug: 'setapp', total: 76_000 },
  { slug: 'lastpass', total: 250_000 },
  { slug: 'duolingo', total: 213_000 },
  // Nintendo Regular Rp165.000, Expansion Rp299.900; Crunchyroll Rp15.000 and Rp150.000; MasterClass Rp818.000;
  { slug: 'nintendo-switch-online', plan: 'Regular', total: 165_000 },
  { slug: 'nintendo-switch-online', plan: 'Expansion', total: 299_900 },
  { slug: 'crunchyroll', months: 1, total: 15_000 },
  { slug: 'crunchyroll', months: 12, total: 150_000 },
  { slug: 'masterclass', total: 818_000 },
  // Photoshop and Illustrator host Rp861.777,50 (fee 0), regular Rp961.500; Freepik Rp116.000, Rp870.000, Rp1.830.000;
  { slug: 'adobe-photoshop', host: true, total: 861_777.5, adminFee: 0 },
  { slug: 'adobe-photoshop', total: 961_500 },
  { slug: 'adobe-illustrator', host: true, total: 861_777.5, adminFee: 0 },
  { slug: 'adobe-illustrator', total: 961_500 },
  { slug: 'freepik', months: 1, total: 116_000 },
  { slug: 'freepik', plan: 'Reguler', months: 12, total: 870_000 },
  { slug: 'freepik', plan: 'Plus', months: 12, total: 1_830_000 },
  // Envato Rp1.485.000; Dropbox Rp720.000; ChatGPT Plus Rp87.000; CapCut Rp399.000/year and Rp59.900/month;
  { slug: 'envato', total: 1_485_000 },
  { slug: 'dropbox', total: 720_000 },
  { slug: 'chatgpt-plus', total: 87_000 },
  { slug: 'capcut', months: 12, total: 399_000 },
  { slug: 'capcut', months: 1, total: 59_900 },
  // Medium Rp22.500 and Rp219.900; ILovePDF Rp73.000; Strava Rp499.000; Catchplay Rp31.500 and Rp368.000;
  { slug: 'medium', plan: 'Bulanan', total: 22_500 },
  { slug: 'medium', plan: 'Tahunan', total: 219_900 },
  { slug: 'ilovepdf', total: 73_000 },
  { slug: 'strava', total: 499_000 },
  { slug: 'catchplay', plan: 'Bulanan', total: 31_500 },
  { slug: 'catchplay', plan: 'Tahunan', total: 368_000 },
  // Grammarly Rp168.500, Rp359.000, Rp853.000 (1, 3, 12 months); Kahoot Rp1.130.000.
  { slug: 'grammarly', months: 1, total: 168_500 },
  { slug: 'grammarly', months: 3, total: 359_000 },
  { slug: 'grammarly', months: 12, total: 853_000 },
  { slug: 'kahoot-one', total: 1_130_000 },
  // Rekafin: Personal Rp25.000; UMKM Rp89.000; admin fee 0.
  { slug: 'rekafin', plan: 'Personal', total: 25_000, adminFee: 0 },
  { slug: 'rekafin', plan: 'UMKM', total: 89_000, adminFee: 0 },
  // Zap: tiers 199, 299, 499, 749, 1249 thousand; totals Rp1.366.000, Rp2.052.000, Rp3.424.000, Rp5.139.000, Rp8.569.000.
  { slug: 'zap', plan: '199', total: 1_366_000 },
  { slug: 'zap', plan: '299', total: 2_052_000 },
  { slug: 'zap', plan: '499', total: 3_424_000 },
  { slug: 'zap', plan: '749', total: 5_139_000 },
  { slug: 'zap', plan: '1249', total: 8_569_000 },
];

/** Other figures: words that must be in the entry of the brand, in the API and on the page. */
export const WORDS: [what: string, slug: string, words: RegExp][] = [
  ['Formula: tax of 11 %', 'youtube', /pajak 11%/i],
  ['Formula: tax of 11 %', 'wattpad', /pajak 11%/i],
  ['Formula: tax of 11 %', 'google-one', /pajak 11%/i],
  ['Formula: tax of 11 %', 'google-gemini', /pajak 11%/i],
  ['McAfee: first year', 'mcafee', /tahun pertama[^.]*Rp550\.000/],
  ['McAfee: then', 'mcafee', /tahun kedua[^.]*Rp800\.000/],
  ['Zap: 32 treatments', 'zap', /32 perawatan/],
  ['Zap: 8 each', 'zap', /8 kali/],
  ['Zap: 15 % group discount', 'zap', /15%/],
  ['Zap: first used within 30 days', 'zap', /30 hari/],
  ['Zap: tier', 'zap', /Rp199\.000/],
  ['Zap: tier', 'zap', /Rp299\.000/],
  ['Zap: tier', 'zap', /Rp499\.000/],
  ['Zap: tier', 'zap', /Rp749\.000/],
  ['Zap: tier', 'zap', /Rp1\.249\.000/],
  ['ChatGPT Plus: cut from 6', 'chatgpt-plus', /sebelumnya enam/],
  ['CapCut: cut from 5', 'capcut', /sebelumnya lima/],
  ['Canva: 5, 1 host plus 4 regular', 'canva', /lima orang: satu host dan empat anggota reguler/],
  ['family rule', 'spotify', /12 bulan terakhir/],
  ['family rule', 'apple-one', /12 bulan terakhir/],
  ['family rule', 'google-one', /12 bulan terakhir/],
];

/** Rekafin: normal price by the plan's name. */
export const NORMAL_PRICES: [plan: string, normal: number][] = [
  ['Personal', 45_000],
  ['UMKM', 169_000],
];

/** The day as the page prints it. docs/rules/prices.md#price-notices */
export const NOTICES: [slug: string, day: string, printed: string][] = [
  ['microsoft-365', '2025-01-17', '17 Jan 2025'],
  ['canva', '2024-07-25', '25 Jul 2024'],
  ['youtube', '2024-09-20', '20 Sep 2024'],
];

export interface ReimbursementFigure {
  slug: string;
  plan?: string;
  debit?: number;
  share?: number;
  /** Deducted. docs/rules/hosts.md#reimbursement */
  transferFee: number;
  reimbursement: number;
}
/** docs/rules/hosts.md#reimbursement */
export const REIMBURSEMENTS: ReimbursementFigure[] = [
  { slug: 'netflix', plan: ' TV', debit: 186_000, share: 56_500, transferFee: 750, reimbursement: 128_750 },
  { slug: 'netflix', plan: 'non-TV', debit: 186_000, share: 46_500, transferFee: 750, reimbursement: 138_750 },
  { slug: 'spotify', transferFee: 750, reimbursement: 62_517 },
];
