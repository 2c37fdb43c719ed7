-- Whether an active entry of the blacklist has one of these canonical contacts; called by the statements that place orders.
-- Keys of an erased customer are salted hashes and are not looked at here. docs/rules/sessions.md#blacklist
DROP FUNCTION IF EXISTS is_listed_contact;

CREATE FUNCTION is_listed_contact(p_email text, p_phone text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM blacklist_key k JOIN blacklist_entry e ON e.uid = k.entry_uid AND e.state = 'active'
    WHERE (k.kind = 'email' AND k.value = p_email) OR (k.kind = 'phone' AND k.value = p_phone))
$$;
