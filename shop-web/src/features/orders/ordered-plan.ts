/** What is being ordered; the provider page hands it over. */
export interface OrderedPlan {
  provider: { name: string; color: string };
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
}
