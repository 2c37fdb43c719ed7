import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verify } from '@node-rs/argon2';
import { RuntimeModule } from '#runtime/runtime.module';
import { type World, openWorld } from '#testing/world';
import { createFirstAdmin } from './create-first-admin.js';

const GIVEN = { email: 'Ibu@patungan.test', password: 'kata-sandi-panjang', name: 'Ibu Admin' };

describe('the first admin', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld((config) => RuntimeModule.with(config));
  });
  afterAll(() => world.close());

  it('is not made without being asked for', async () => {
    await createFirstAdmin(world.database, {});
    expect(await world.database.admin.count()).toBe(0);
  });

  it('is refused with a password that is too short, and then not made', async () => {
    await expect(createFirstAdmin(world.database, { ...GIVEN, password: 'pendek' })).rejects.toThrow('Minimal 8');
    expect(await world.database.admin.count()).toBe(0);
  });

  it('is made once, and never again', async () => {
    await createFirstAdmin(world.database, GIVEN);
    await createFirstAdmin(world.database, { ...GIVEN, email: 'lain@patungan.test' });
    const [admin, ...others] = await world.database.admin.findMany();
    expect(others).toEqual([]);
    expect(admin).toMatchObject({ email: 'ibu@patungan.test', name: 'Ibu Admin', role: 'owner' });
    expect(await verify(admin!.passwordHash, GIVEN.password)).toBe(true);
  });
});
