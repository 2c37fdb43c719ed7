/** What the price page tells about a brand beside its figures, which are in the price list. Spec 2 §3, Price scheme entry. */
export interface SchemeEntry {
  slug: string;
  name: string;
  title: string;
  /** Paths in the shop: the generated mark, and an illustration of the steps for wide and narrow screens. */
  img: string;
  screenshot: string;
  screenshotMobile: string;
  desc: string;
  /** How sharing this brand goes, step by step. */
  schemes: string[];
  /** HTML of the tags in rich-text.ts. */
  additionalInfo: string;
  notes: string[];
  /** How the price comes about, in a sentence. */
  priceInfo: string;
  importantNotes?: string[];
  termsAndConditions: string[];
  /** What the plan costs elsewhere, in rupiah, by package slug. Rekafin only. */
  normalPrice?: Record<string, number>;
  /** Zap only. */
  series?: TreatmentSeries;
  categoryTreatment?: { title: string; description: string[] }[];
}

/** Spec 2 §9, Zap series. */
export interface TreatmentSeries {
  treatments: number;
  perMember: number;
  members: number;
  discountPercent: number;
  /** The voucher must be used for the first time within so many days after it was bought. */
  firstUseWithinDays: number;
}

/** An entry as its author writes it: additional information in plain paragraphs, pictures by name. */
export type WrittenEntry = Omit<SchemeEntry, 'img' | 'screenshot' | 'screenshotMobile' | 'additionalInfo'> & {
  additionalInfo: string[];
};

/** Where the generated pictures of a brand are served from (shop-web/scheme-pictures.ts draws them). */
export const picturesOf = (slug: string) => ({
  img: `/scheme/${slug}.svg`,
  screenshot: `/scheme/${slug}-desktop.svg`,
  screenshotMobile: `/scheme/${slug}-mobile.svg`,
});
