-- What an order came without and its buyer is yet to answer. docs/rules/eligibility.md#later-answers
CREATE TABLE "order_question" (
    "order_uid" UUID NOT NULL,
    "rules" JSONB NOT NULL,
    "asks_duties" BOOLEAN NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "order_question_pkey" PRIMARY KEY ("order_uid"),
    CONSTRAINT "order_question_asks" CHECK ("asks_duties" OR jsonb_array_length("rules") > 0)
);
ALTER TABLE "order_question" ADD CONSTRAINT "order_question_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "order"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A host answers by a time, too.
ALTER TABLE "host_task" DROP CONSTRAINT "host_task_kind";
ALTER TABLE "host_task" ADD CONSTRAINT "host_task_kind" CHECK ("kind" IN ('answer', 'buy', 'proof', 'login'));
