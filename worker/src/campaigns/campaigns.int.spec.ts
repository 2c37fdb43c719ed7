import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCampaign, aLive, aLottery, aParticipant, aSubmission, someMissions } from '#testing/campaigns';
import { announceAndSettle } from '#testing/events';
import { aCustomer } from '#testing/factories';
import { aFile } from '#testing/money-factories';
import { settled } from '#testing/settle';
import { type World, openWorld } from '#testing/world';
import { ErasuresSweep } from '../identity/erasures.sweep.js';
import { WorkerModule } from '../worker.module.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

const messagesOf = (customerUid: string) =>
  world.database.notification.findMany({ where: { customerUid }, orderBy: { createdAt: 'asc' } });

async function aGame() {
  const campaign = await aCampaign(world.database);
  const [mission] = await someMissions(world.database, campaign.uid, [{ title: 'Foto tokomu' }]);
  const { uid: customerUid } = await aCustomer(world.database, { name: 'Budi Santoso' });
  return { campaign, mission: mission!, customerUid };
}

describe('the customer is informed', () => {
  it('of a completed and of a rejected mission, with the reason', async () => {
    const { mission, customerUid } = await aGame();
    const { uid: submissionUid } = await aSubmission(world.database, mission, customerUid, 'rejected');
    await announceAndSettle(world, 'mission.rejected', { submissionUid });
    await world.database.campaignSubmission.update({
      where: { uid: submissionUid },
      data: { state: 'completed', reason: null },
    });
    await announceAndSettle(world, 'mission.completed', { submissionUid });
    const [rejected, completed] = await messagesOf(customerUid);
    expect(rejected).toMatchObject({ kind: 'tell-mission-rejected', link: '/event' });
    expect(rejected!.body).toContain('Fotonya buram');
    expect(completed).toMatchObject({ kind: 'tell-mission-completed', title: 'Misi Foto tokomu selesai' });
    // There is no other one.
    expect(completed!.body).not.toContain('Misi berikutnya');
  });

  it('that the next mission is open, if there is one', async () => {
    const campaign = await aCampaign(world.database);
    const [first] = await someMissions(world.database, campaign.uid, [{}, {}]);
    const { uid: customerUid } = await aCustomer(world.database);
    const { uid: submissionUid } = await aSubmission(world.database, first!, customerUid, 'completed');
    await announceAndSettle(world, 'mission.completed', { submissionUid });
    const [message] = await messagesOf(customerUid);
    expect(message!.body).toContain('Misi berikutnya sudah terbuka untukmu.');
  });

  it('asks for no other answer, and opens no mission, once the campaign is over', async () => {
    const campaign = await aCampaign(world.database, { endsAt: new Date(Date.now() - 1_000) });
    const [first] = await someMissions(world.database, campaign.uid, [{}, {}]);
    const told = async (state: 'completed' | 'rejected') => {
      const { uid: customerUid } = await aCustomer(world.database);
      const { uid: submissionUid } = await aSubmission(world.database, first!, customerUid, state);
      await announceAndSettle(world, `mission.${state}`, { submissionUid });
      const [message] = await messagesOf(customerUid);
      return `${message!.title}\n${message!.body}`;
    };
    expect(await told('rejected')).toMatch(/Fotonya buram[^]*Event-nya sudah berakhir/);
    expect(await told('rejected')).not.toMatch(/Perbaiki|kirim lagi/);
    const completed = await told('completed');
    expect(completed).not.toMatch(/Misi berikutnya|misi terakhirnya/);
    expect(completed).toContain('Event-nya sudah berakhir');
  });

  it('of no rejection that is over when the message is written', async () => {
    const { mission, customerUid } = await aGame();
    const { uid: submissionUid } = await aSubmission(world.database, mission, customerUid, 'submitted');
    await announceAndSettle(world, 'mission.rejected', { submissionUid });
    expect(await messagesOf(customerUid)).toEqual([]);
  });

  it('of a claimed prize without its code', async () => {
    const { campaign, customerUid } = await aGame();
    const prize = await world.database.campaignPrize.create({
      data: {
        campaignUid: campaign.uid,
        title: 'Kode hemat',
        text: 'Tukar kodenya',
        codes: { create: { code: 'RAHASIA-1', customerUid, claimedAt: new Date() } },
      },
      include: { codes: true },
    });
    await announceAndSettle(world, 'prize.claimed', { codeUid: prize.codes[0]!.uid });
    const [message] = await messagesOf(customerUid);
    expect(message).toMatchObject({ kind: 'tell-prize-claimed' });
    expect(JSON.stringify(message)).not.toContain('RAHASIA-1');
    // An event that is switched off has no page.
    expect(message!.body).not.toContain('kapan saja');
  });

  it('of the prize of the game with the page of its code', async () => {
    const campaign = await aCampaign(world.database, { slug: 'sefoursary' });
    const { uid: customerUid } = await aCustomer(world.database);
    const code = { code: 'RAHASIA-2', customerUid, claimedAt: new Date() };
    const prize = await world.database.campaignPrize.create({
      data: { campaignUid: campaign.uid, title: 'Kode', text: 'Tukar', codes: { create: code } },
      include: { codes: true },
    });
    await announceAndSettle(world, 'prize.claimed', { codeUid: prize.codes[0]!.uid });
    expect((await messagesOf(customerUid))[0]).toMatchObject({ link: '/sefoursary/prize-code' });
  });

  it('of a lottery that was won, and the others are not, nor one that was passed over', async () => {
    const { campaign, customerUid } = await aGame();
    const { uid: loser } = await aCustomer(world.database);
    const { uid: passed } = await aCustomer(world.database);
    const lottery = await aDrawnLottery(campaign.uid, [
      { customerUid, rank: 1 },
      { customerUid: loser, rank: null },
      { customerUid: null, rank: 2 },
      { customerUid: passed, rank: 3, passedOver: true },
    ]);
    await announceAndSettle(world, 'lottery.drawn', { lotteryUid: lottery.uid });
    const [message, ...more] = await messagesOf(customerUid);
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      kind: 'tell-lottery-won',
      title: 'Kamu menang undian Uji!',
      link: `/event/${campaign.slug}/lottery`,
    });
    for (const other of [loser, passed]) expect(await messagesOf(other)).toEqual([]);
  });

  it('of no lottery that was won by who is blocked, or is being erased, by the time the message is written', async () => {
    const { campaign, customerUid } = await aGame();
    const { uid: blocked } = await aCustomer(world.database, { blockedAt: new Date(), blockedReason: 'uji' });
    const { uid: leaving } = await aCustomer(world.database);
    await world.database.erasure.create({ data: { customerUid: leaving, requestedAt: new Date() } });
    const { uid: lotteryUid } = await aDrawnLottery(campaign.uid, [
      { customerUid: blocked, rank: 1 },
      { customerUid: leaving, rank: 2 },
      { customerUid, rank: 3 },
    ]);
    await announceAndSettle(world, 'lottery.drawn', { lotteryUid });
    expect(await messagesOf(customerUid)).toHaveLength(1);
    for (const none of [blocked, leaving]) expect(await messagesOf(none)).toEqual([]);
  });
});

it('an erasure removes answers, attendances, votes and the code; a drawn list keeps codes alone', async () => {
  const { campaign, mission, customerUid } = await aGame();
  const campaignUid = campaign.uid;
  const { database } = world;
  const live = await aLive(database, campaignUid);
  await aParticipant(database, campaignUid, customerUid);
  const { uid: fileUid } = await aFile(database, { kind: 'mission-proof', customerUid });
  const { uid: submissionUid } = await aSubmission(database, mission, customerUid, 'completed');
  await database.campaignSubmission.update({ where: { uid: submissionUid }, data: { fileUid } });
  await database.campaignAttendance.create({ data: { campaignUid, liveUid: live.uid, customerUid, at: new Date() } });
  const option = await database.campaignVoteOption.create({ data: { campaignUid, position: 1, title: 'Kucing' } });
  await database.campaignVote.create({
    data: { campaignUid, customerUid, optionUid: option.uid, mailbox: 'digest', at: new Date() },
  });
  await database.campaignPrize.create({
    data: {
      campaignUid,
      title: 'Kode hemat',
      text: 'Tukar',
      codes: { create: { code: 'KODE-1', customerUid, claimedAt: new Date() } },
    },
  });
  const lottery = await aDrawnLottery(campaignUid, [{ customerUid, rank: 1 }]);

  const { uid } = await database.erasure.create({ data: { customerUid, requestedAt: new Date() } });
  await world.get(ErasuresSweep).sweep();
  await settled(database);
  expect((await database.erasure.findUniqueOrThrow({ where: { uid } })).state).toMatch(/^(erased|finished)$/);
  const left = await Promise.all([
    database.campaignSubmission.count({ where: { customerUid } }),
    database.campaignAttendance.count({ where: { customerUid } }),
    database.campaignVote.count({ where: { customerUid } }),
    database.campaignParticipant.count({ where: { customerUid } }),
    database.campaignPrizeCode.count({ where: { customerUid } }),
    database.campaignLotteryEntry.count({ where: { customerUid } }),
  ]);
  expect(left).toEqual([0, 0, 0, 0, 0, 0]);
  expect(await database.campaignLotteryEntry.findMany({ where: { lotteryUid: lottery.uid } })).toMatchObject([
    { number: 1, code: 'KODE1', name: '', rank: 1, customerUid: null },
  ]);
});

async function aDrawnLottery(
  campaignUid: string,
  entries: { customerUid: string | null; rank: number | null; passedOver?: boolean }[],
) {
  const live = await aLive(world.database, campaignUid);
  const facts = { entriesHash: 'x', entryCount: entries.length, frozenAt: new Date(), drawnAt: new Date() };
  const lottery = await aLottery(world.database, live, { state: 'drawn', ...facts });
  await world.database.campaignLotteryEntry.createMany({
    data: entries.map((entry, index) => ({
      lotteryUid: lottery.uid,
      number: index + 1,
      code: `KODE${index + 1}`,
      name: 'B***i',
      ...entry,
    })),
  });
  return lottery;
}
