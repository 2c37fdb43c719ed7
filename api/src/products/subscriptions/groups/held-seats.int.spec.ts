import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { groupView, openSeats, seatState } from '#contracts/catalogue/catalogue.http';
import { type Family, aCustomer, aFamily, aGroup, anOrder } from '#testing/factories';
import { type ApiWorld, type Caller, openApi } from '../../../../test/api-world.js';

let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

/** Who waited, and holds a seat of the group. */
async function aHolder(family: Family, groupUid: string): Promise<Caller> {
  const { uid: customerUid } = await aCustomer(api.database);
  const now = new Date();
  const held = { offeredAt: now, offeredGroupUid: groupUid, heldUntil: new Date(now.getTime() + 3_600_000) };
  const { variantUid } = family.plans.ready;
  await api.database.waitingEntry.create({ data: { customerUid, variantUid, waitsSince: now, ...held } });
  return api.customer(customerUid);
}
const groupsSeenBy = async (caller: Caller, { providerUid }: Family) =>
  z.array(groupView).parse((await caller.get(`customer/account?providerUid=${providerUid}`)).data);
const stateSeenBy = async (caller: Caller, { providerUid }: Family, groupUid?: string) => {
  const query = new URLSearchParams({ providerUid, ...(groupUid && { groupUid }) });
  return z.array(seatState).parse((await caller.get(`customer/account/states?${query}`)).data)[0]!;
};

describe('a seat that is held for one who waited', () => {
  it('is free to its holder alone, and the list of groups says to the others that it is held', async () => {
    const family = await aFamily(api.database, { hostSeats: 0, regularSeats: 3, tvSlots: 2 });
    const group = await aGroup(api.database, family);
    await anOrder(api.database, family, group.uid);
    const holder = await aHolder(family, group.uid);
    const free = { taken: 1, freeTvSlots: 2 };
    expect(await groupsSeenBy(api.anyone, family)).toMatchObject([{ ...free, freeRegularSeats: 1, heldSeats: 1 }]);
    expect(await groupsSeenBy(holder, family)).toMatchObject([{ ...free, freeRegularSeats: 2, heldSeats: 0 }]);
    await aHolder(family, group.uid);
    expect(await groupsSeenBy(api.anyone, family)).toMatchObject([{ freeRegularSeats: 0, heldSeats: 2 }]);
  });

  it('does not make a provider look nearly full, nor its TV slot free', async () => {
    const family = await aFamily(api.database, { hostSeats: 0, regularSeats: 3, tvSlots: 2 });
    const group = await aGroup(api.database, family);
    await anOrder(api.database, family, group.uid);
    const left = async () => {
      const seats = z.array(openSeats).parse((await api.anyone.get('customer/account/open-seats')).data);
      return seats.find(({ providerUid }) => providerUid === family.providerUid)?.seatsLeft;
    };
    await aHolder(family, group.uid);
    expect(await left()).toBe(1);
    await api.database.package.update({ where: { uid: family.plans.ready.packageUid }, data: { needsTv: true } });
    expect(await groupsSeenBy(api.anyone, family)).toMatchObject([{ freeTvSlots: 1 }]);
  });

  it('does not say what a buyer finds: others read of the group that they would get, the holder of the named one', async () => {
    const family = await aFamily(api.database, { hostSeats: 1, regularSeats: 2 });
    const [ready, later] = [await aGroup(api.database, family), await aGroup(api.database, family)];
    await anOrder(api.database, family, ready.uid, { kind: 'host', accountStatus: 3 });
    await anOrder(api.database, family, ready.uid);
    expect(await stateSeenBy(api.anyone, family, ready.uid)).toMatchObject({ waitsFor: null });
    const holder = await aHolder(family, ready.uid);
    expect(await stateSeenBy(api.anyone, family, ready.uid)).toMatchObject({ waitsFor: 'host-missing' });
    expect(await stateSeenBy(api.anyone, family)).toMatchObject({ waitsFor: 'host-missing' });
    expect(await stateSeenBy(holder, family, ready.uid)).toMatchObject({ waitsFor: null });
    expect(await stateSeenBy(holder, family)).toMatchObject({ waitsFor: null });
    expect(later.uid).not.toBe(ready.uid);
  });

  it('is what its holder gets who lets us find a group, also where another is nearer to full; others get that one', async () => {
    const family = await aFamily(api.database, { hostSeats: 0, regularSeats: 3, tvSlots: 2 });
    const [own, fuller] = [await aGroup(api.database, family), await aGroup(api.database, family)];
    await anOrder(api.database, family, fuller.uid);
    await anOrder(api.database, family, fuller.uid);
    await aHolder(family, own.uid);
    const holder = await api.database.waitingEntry.findFirstOrThrow({ where: { offeredGroupUid: own.uid } });
    const found = async (customerUid: string | null, needsTv = false) => {
      const [row] = await api.database.$queryRaw<[{ uid: string }]>`
        SELECT open_group(${family.uid}::uuid, 'regular', ${needsTv}, ${customerUid}::uuid, '{}', '{}', ${new Date()}) AS uid`;
      return row.uid;
    };
    expect([await found(holder.customerUid), await found(null)]).toEqual([own.uid, fuller.uid]);
    await api.database.waitingEntry.update({ where: { uid: holder.uid }, data: { heldUntil: new Date(0) } });
    expect(await found(holder.customerUid)).toBe(fuller.uid);
  });
});
