/** What the shop has done so far, as every page may say it; left out: too few to be said. docs/rules/shop.md#trust-facts */
export interface TrustFacts {
  groups?: number;
  members?: number;
  /** From a payment to its access. */
  accessHours?: number;
}
