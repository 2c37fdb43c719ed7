import { type Rule } from './rule.js';

export const PLATFORM_ALWAYS: Rule[] = [
  {
    name: 'every file belongs to a record of its kind and customer',
    broken: `
      SELECT f.kind || ' ' || f.uid AS text FROM file f WHERE NOT EXISTS (
        SELECT 1 FROM (
          SELECT 'payment-proof' AS kind, x.file_uid, o.customer_uid FROM payment x JOIN "order" o ON o.uid = x.order_uid
          UNION ALL
          SELECT 'purchase-proof', x.file_uid, o.customer_uid FROM host_purchase x JOIN "order" o ON o.uid = x.order_uid
          UNION ALL
          SELECT 'payout-proof', file_uid, customer_uid FROM payout
          UNION ALL
          SELECT 'claim-picture', x.file_uid, a.customer_uid FROM access_claim x JOIN account a ON a.uid = x.account_uid
          UNION ALL SELECT 'blacklist-evidence', evidence_uid, NULL FROM blacklist_entry
          UNION ALL SELECT 'merchandise-picture', file_uid, NULL FROM merchandise_picture
          UNION ALL SELECT 'sekeranjang-picture', file_uid, NULL FROM sekeranjang_picture
          UNION ALL SELECT 'giving-picture', file_uid, NULL FROM giving_cause
          UNION ALL SELECT 'errand-picture', picture_uid, customer_uid FROM errand
          UNION ALL SELECT 'errand-receipt', receipt_uid, customer_uid FROM errand
          UNION ALL SELECT 'giving-picture', file_uid, NULL FROM giving_allotment
          UNION ALL SELECT 'qurban-picture', file_uid, NULL FROM qurban_picture
          UNION ALL SELECT 'venue-picture', file_uid, NULL FROM venue
          UNION ALL SELECT 'provider-logo', logo_uid, NULL FROM provider) owner
        WHERE owner.file_uid = f.uid AND owner.kind = f.kind AND owner.customer_uid IS NOT DISTINCT FROM f.customer_uid)`,
  },
  {
    name: 'nothing is noted about a customer who was erased',
    broken: `
      SELECT 'note ' || n.uid AS text FROM customer_note n JOIN customer c ON c.uid = n.customer_uid
      WHERE c.erased_at IS NOT NULL`,
  },
];

export const PLATFORM_WHEN_SETTLED: Rule[] = [
  {
    name: 'every event is settled and none was set aside',
    broken: `
      SELECT name || ' ' || uid || coalesce(': ' || set_aside_reason, '') AS text FROM outbox
      WHERE settled_at IS NULL OR set_aside_at IS NOT NULL`,
  },
  {
    name: 'every message is sent',
    broken: `SELECT kind || ' ' || uid || ' ' || email_state AS text FROM notification WHERE email_state <> 'sent'`,
  },
];
