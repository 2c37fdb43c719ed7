/** A paper of the shop as it is shown: the printed page and the PDF draw the same. All texts are Indonesian and final. */
export interface ShopDocument {
  title: string;
  number: string;
  /** 'Lunas'; null where the paper has none. */
  status: string | null;
  shop: { name: string; contacts: string[] };
  facts: Labelled[];
  tables: DocumentTable[];
  /** The sums below the tables. */
  totals: Labelled[];
  notes: string[];
  /** Without personal data, and without a suffix. */
  fileName: string;
}

export interface Labelled {
  label: string;
  value: string;
  /** What the PDF has in its place where its fonts lack a letter of the value. */
  inLatin?: string;
}

export interface DocumentTable {
  title: string;
  columns: { label: string; isAmount: boolean }[];
  /** Each as long as `columns`. */
  rows: string[][];
  /** Shown instead of no rows. */
  empty: string;
}

export const textColumn = (label: string) => ({ label, isAmount: false });
export const amountColumn = (label: string) => ({ label, isAmount: true });

/** How the shop presents itself on a paper. `whatsapp` in digits, e.g. 6281234567890. */
export interface ShopContact {
  email: string;
  whatsapp: string | null;
}

export const shopOnPaper = ({ email, whatsapp }: ShopContact): ShopDocument['shop'] => ({
  name: 'Patungan',
  contacts: [email, ...(whatsapp ? [`WhatsApp +${whatsapp}`] : [])],
});

/** A table without rows is shown only where it says what that means. */
export const isShown = ({ rows, empty }: DocumentTable): boolean => rows.length > 0 || empty !== '';
