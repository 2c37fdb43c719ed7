import type { Shop } from './shop.js';

/** The feast of an animal, by its uid or its name, has come, while the season of the others goes on. */
export async function feastHasCome(shop: Shop, animal: { uid: string } | { name: string }): Promise<void> {
  const [column, value] = 'uid' in animal ? ['uid::text', animal.uid] : ['name', animal.name];
  await shop.pool.query(
    `WITH past AS (INSERT INTO qurban_season (uid, name, state, day, orders_until, note, closed_at)
      SELECT gen_random_uuid(), name || ' lalu', 'closed', current_date - 1, now() - interval '3 days', note, now()
      FROM qurban_season WHERE uid = (SELECT season_uid FROM qurban_animal WHERE ${column} = $1) RETURNING uid)
    UPDATE qurban_animal SET season_uid = (SELECT uid FROM past) WHERE ${column} = $1`,
    [value],
  );
}
