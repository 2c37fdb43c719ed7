/** What is being ordered; the provider page hands it over. */
export interface OrderedPlan {
  provider: { name: string; slug: string; color: string; member: number };
  variant: {
    uid: string;
    packageUid: string;
    packageName: string;
    durationLabel: string;
    grandTotal: number;
    isHost: boolean;
    isPo: boolean;
  };
  groupUid: string | null;
  /** What the buyer has to confirm first; empty for most plans. */
  rules: readonly { slug: string; text: string }[];
}
