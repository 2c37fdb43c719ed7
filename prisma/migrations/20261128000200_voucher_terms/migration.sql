-- A plan comes with a voucher when it says of how many treatments and when the first must be used, whatever its brand.
ALTER TABLE "package"
  ADD COLUMN "voucher_treatments" INTEGER,
  ADD COLUMN "voucher_first_use_days" INTEGER,
  ADD CONSTRAINT "package_voucher_terms" CHECK (
    ("voucher_treatments" IS NULL) = ("voucher_first_use_days" IS NULL)
    AND "voucher_treatments" >= 1 AND "voucher_first_use_days" >= 1
  );

-- Until now every plan of this brand came with one.
UPDATE "package" k SET "voucher_treatments" = 8, "voucher_first_use_days" = 30
  FROM "provider" b WHERE b."uid" = k."provider_uid" AND b."slug" = 'zap';
