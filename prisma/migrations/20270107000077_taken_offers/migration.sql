-- Who has taken an offered seat has no offer of it any more; it was counted apart until now. docs/rules/groups.md#waiting-list
UPDATE "waiting_entry" w SET "held_until" = NULL
WHERE w."held_until" IS NOT NULL AND EXISTS (SELECT FROM "account" a
  WHERE a."group_uid" = w."offered_group_uid" AND a."customer_uid" = w."customer_uid" AND a."status" NOT IN (5, 6));
