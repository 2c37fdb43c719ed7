/** Texts of one feature: Indonesian in the first chunk, English loaded when it is chosen. */
export interface Texts {
  id: object;
  en: () => Promise<{ texts: object }>;
}
