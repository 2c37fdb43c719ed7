/** What an uploaded file is for. */
export type FileKind =
  | 'payment-proof'
  | 'purchase-proof'
  | 'payout-proof'
  | 'claim-picture'
  | 'blacklist-evidence'
  | 'merchandise-picture'
  | 'sekeranjang-picture'
  | 'giving-picture'
  | 'mission-proof'
  | 'errand-picture'
  | 'errand-receipt'
  | 'qurban-picture'
  | 'venue-picture'
  | 'provider-logo';

/** The type to which every picture is re-encoded. */
export const PICTURE_CONTENT_TYPE = 'image/webp';
