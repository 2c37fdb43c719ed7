/** Texts of one feature, each language loaded by itself. */
export interface Texts {
  id: () => Promise<{ texts: object }>;
  en: () => Promise<{ texts: object }>;
}
