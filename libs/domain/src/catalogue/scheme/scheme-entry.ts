/** The texts of a brand's price page; the figures are in the price list. docs/rules/catalogue.md#scheme-entries */
export interface SchemeEntry {
  slug: string;
  name: string;
  title: string;
  /** Paths in the shop: the generated logo, and an illustration of the steps for wide and narrow screens. */
  img: string;
  screenshot: string;
  screenshotMobile: string;
  desc: string;
  /** The steps of a member. */
  schemes: string[];
  /** HTML with the tags of rich-text.ts. */
  additionalInfo: string;
  notes: string[];
  /** How the price is calculated, in a sentence. */
  priceInfo: string;
  importantNotes?: string[];
  termsAndConditions: string[];
  /** The price elsewhere in rupiah, by package slug. Rekafin only. */
  normalPrice?: Record<string, number>;
  /** Zap only. */
  series?: TreatmentSeries;
  categoryTreatment?: { title: string; description: string[] }[];
}

/** docs/rules/vouchers.md#series */
export interface TreatmentSeries {
  treatments: number;
  perMember: number;
  members: number;
  discountPercent: number;
  /** The first use must be within this many days after the purchase. */
  firstUseWithinDays: number;
}

/** An entry as it is written in this repository: additional information as plain paragraphs. */
export type WrittenEntry = Omit<SchemeEntry, 'img' | 'screenshot' | 'screenshotMobile' | 'additionalInfo'> & {
  additionalInfo: string[];
};

/** Paths of a brand's generated pictures (shop-web/scheme-pictures.ts draws them). */
export const picturesOf = (slug: string) => ({
  img: `/scheme/${slug}.svg`,
  screenshot: `/scheme/${slug}-desktop.svg`,
  screenshotMobile: `/scheme/${slug}-mobile.svg`,
});
