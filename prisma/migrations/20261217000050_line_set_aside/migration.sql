-- A line may be proposed to be set aside, too, by the same rule as a fee of the bank. docs/rules/bank-statements.md#far-above
ALTER TABLE "line_proposal" ADD COLUMN "set_aside" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "line_proposal" ADD CONSTRAINT "line_proposal_set_aside" CHECK (NOT "set_aside" OR "order_uid" IS NULL);

-- How references are compared, however they were typed: without blanks and what is invisible, with one kind of dash, in capitals, and in
-- letters of one width (NFKC). Not a repeatable file: the index needs it. docs/rules/payments.md#transfers
CREATE FUNCTION reference_key(typed TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT upper(regexp_replace(regexp_replace(normalize(typed, NFKC),
    '[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\ufff0-\ufffb]',
    '', 'g'),
    '[\u002d\u02d7\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2796\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0]',
    '-', 'g'))
$$;

-- Not unique: one transfer may pay several payouts, and what was typed before may be alike (the desk of payouts lists it).
DROP INDEX "payout_reference";
CREATE INDEX "payout_reference" ON "payout" (reference_key("reference")) WHERE "state" = 'paid';
