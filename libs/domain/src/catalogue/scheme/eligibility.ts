/** Who may join a plan; `text` is shown as it is. docs/rules/eligibility.md#checklist */
export interface EligibilityRule {
  slug: string;
  text: string;
  /** The brands with this rule. */
  brands: readonly string[];
  /** Only for hosts. */
  onlyHosts?: true;
}

export const APPLE_BRANDS = ['apple-music', 'apple-one', 'apple-one-premier', 'apple-tv'] as const;
export const GOOGLE_BRANDS = ['google-one', 'google-gemini'] as const;
/** Asked together with the e-mail of the provider account, because it can be checked against earlier orders. */
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

/** The rules of a seat of this brand; empty for most brands. */
export const eligibilityOf = (brand: string, { asHost }: { asHost: boolean }): EligibilityRule[] =>
  ELIGIBILITY_RULES.filter(({ brands, onlyHosts }) => brands.includes(brand) && (asHost || !onlyHosts));

/** A rule as shown to the customer. */
export interface AskedRule {
  slug: string;
  text: string;
}

/** An admin's edit of a rule of one plan. */
export interface RuleEdit {
  rule: string;
  /** null: the bundled text. */
  text: string | null;
  active: boolean;
}

/** The rules with the admins' edits, without inactive ones. */
export const withEdits = (rules: readonly AskedRule[], edits: readonly RuleEdit[]): AskedRule[] =>
  rules.flatMap(({ slug, text }) => {
    const edit = edits.find(({ rule }) => rule === slug);
    return edit?.active === false ? [] : [{ slug, text: edit?.text ?? text }];
  });
