-- Where to pay to is answered from memory like the price list, so every API process hears of a change.
CREATE TRIGGER "tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "payment_method" FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
