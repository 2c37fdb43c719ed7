/** Who may join a plan. The words are shown as they are. Spec 2 §5. */
export interface EligibilityRule {
  slug: string;
  text: string;
  /** Brands it is asked of. */
  brands: readonly string[];
  /** Asked of hosts only. */
  onlyHosts?: true;
}

export const APPLE_BRANDS = ['apple-music', 'apple-one', 'apple-one-premier', 'apple-tv'] as const;
export const GOOGLE_BRANDS = ['google-one', 'google-gemini'] as const;
/** Asked with the e-mail of the account, because it can be checked against what has been joined here. */
export const HOUSEHOLD_RULE = 'no-other-family-in-12-months';

export const ELIGIBILITY_RULES: readonly EligibilityRule[] = [
  {
    slug: HOUSEHOLD_RULE,
    text: 'Akunmu belum pernah bergabung dengan grup keluarga lain dalam 12 bulan terakhir.',
    brands: ['spotify', ...APPLE_BRANDS, ...GOOGLE_BRANDS],
  },
  {
    slug: 'account-in-indonesia',
    text: 'Akunmu terdaftar di Indonesia.',
    brands: ['spotify', ...APPLE_BRANDS, ...GOOGLE_BRANDS],
  },
  {
    slug: 'not-in-google-family',
    text: 'Akun Google-mu sedang tidak berada di grup keluarga mana pun.',
    brands: GOOGLE_BRANDS,
  },
  { slug: 'host-has-apple-device', text: 'Host memiliki perangkat Apple.', brands: APPLE_BRANDS, onlyHosts: true },
  {
    slug: 'no-disney-subscription',
    text: 'Akun Disney+-mu tidak sedang berlangganan dan tidak dalam masa tenggang.',
    brands: ['disney-hotstar'],
  },
];

/** What a customer must confirm before taking a seat of this brand; empty for most brands. */
export const eligibilityOf = (brand: string, { asHost }: { asHost: boolean }): EligibilityRule[] =>
  ELIGIBILITY_RULES.filter(({ brands, onlyHosts }) => brands.includes(brand) && (asHost || !onlyHosts));

/** A rule as a customer is asked. */
export interface AskedRule {
  slug: string;
  text: string;
}

/** What an admin has changed about a rule of one plan. */
export interface RuleEdit {
  rule: string;
  /** null: the bundled words. */
  text: string | null;
  active: boolean;
}

/** The rules with an admin's words, without those that were switched off. */
export const withEdits = (rules: readonly AskedRule[], edits: readonly RuleEdit[]): AskedRule[] =>
  rules.flatMap(({ slug, text }) => {
    const edit = edits.find(({ rule }) => rule === slug);
    return edit?.active === false ? [] : [{ slug, text: edit?.text ?? text }];
  });
