import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { MissionView, SubmitMissionFields } from '#contracts/campaigns/missions.http';
import { ERROR_MESSAGE, REQUIRED, UNKNOWN_FIELD } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import { type ProofKind, checkUnlocked, submissionMoves } from '#domain/campaigns/mission';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import type { Campaign } from '#runtime/generated/prisma/client';
import { lockOwnCustomer } from '../../identity/customers/lock-customer.js';
import { type StoredFile, StoredFiles, saveFile } from '../../platform/files/stored-files.js';
import { Refusal, invalid } from '../../platform/http/errors/refusal.js';
import type { UploadedFile } from '../../platform/http/uploads/upload.js';
import { checkNotBlocked, findRunning } from '../find-campaign.js';
import { type OwnMission, missionView, readMissions } from './read-missions.js';
import { codeOf } from './register.command.js';

export interface MissionAnswer {
  slug: string;
  missionUid: string;
  fields: SubmitMissionFields;
  proof: UploadedFile | null;
}
export class SubmitMissionCommand extends Command<MissionView> {
  constructor(
    /** Null: without a session. */
    readonly customerUid: string | null,
    readonly answer: MissionAnswer,
  ) {
    super();
  }
}

/** Sends an answer to a mission, for a review by an admin. docs/rules/campaigns.md#missions */
@CommandHandler(SubmitMissionCommand)
export class SubmitMissionHandler implements ICommandHandler<SubmitMissionCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly files: StoredFiles,
  ) {}

  async execute({ customerUid: signedIn, answer }: SubmitMissionCommand): Promise<MissionView> {
    const campaign = await findRunning(this.database, answer.slug, this.clock.now());
    const customerUid = signedIn ?? (await this.findByCode(campaign, answer));
    await checkNotBlocked(this.database, customerUid);
    const ask = await this.database.campaignMission.findFirst({
      where: { uid: answer.missionUid, campaignUid: campaign.uid },
    });
    if (!ask) throw unknownMission();
    const content = contentOf(ask.proof as ProofKind, answer, signedIn !== null);
    // Before the picture is drawn, so that a mission that is not open costs nothing.
    checkUnlocked(await readMissions(this.database, campaign.uid, customerUid), ask.uid);
    const file = answer.proof && (await this.files.store(answer.proof, customerUid));
    let isKept = file === null;
    const view = await this.database.transaction(
      async (tx) => {
        const written = await this.write(tx, campaign, { customerUid, missionUid: ask.uid, content, file });
        isKept ||= written.isNew;
        return written.view;
      },
      () => this.files.discard(file),
    );
    if (!isKept) await this.files.discard(file);
    return view;
  }

  /** Under the lock of the customer: of two presses the second finds the first. */
  private async write(tx: Tx, campaign: Campaign, sent: Sent): Promise<{ view: MissionView; isNew: boolean }> {
    const { customerUid, missionUid, content, file } = sent;
    await lockOwnCustomer(tx, customerUid);
    const missions = await readMissions(tx, campaign.uid, customerUid);
    const mission = missions.find(({ uid }) => uid === missionUid)!;
    checkUnlocked(missions, missionUid);
    if (mission.sent && mission.state !== 'rejected') {
      if (await isSame(tx, mission, content, file)) return { view: missionView(missions, mission), isNew: false };
      throw mission.state === 'completed'
        ? new DomainError('MISSION_COMPLETED', 'Misi ini sudah selesai.')
        : new DomainError('MISSION_WAITS', 'Misi ini sedang kami periksa. Tunggu hasilnya, ya.');
    }
    await codeOf(tx, campaign.uid, customerUid);
    if (file) await saveFile(tx, file, { kind: 'mission-proof', customerUid });
    const facts = { ...content, fileUid: file?.uid ?? null, submittedAt: this.clock.now() };
    mission.sent = mission.sent
      ? await resubmit(tx, mission.sent.uid, facts)
      : await tx.campaignSubmission.create({
          data: { ...facts, state: 'submitted', campaignUid: campaign.uid, missionUid, customerUid },
        });
    mission.state = 'submitted';
    return { view: missionView(missions, mission), isNew: true };
  }

  /** A review without a session: a code that was shown to others is not enough, so it needs the e-mail beside it. */
  private async findByCode({ uid: campaignUid }: Campaign, { fields, missionUid }: MissionAnswer): Promise<string> {
    const { uniqueCode, email } = fields;
    const isReview = await this.database.campaignMission.count({
      where: { uid: missionUid, campaignUid, review: true },
    });
    if (!isReview) throw new Refusal('TOKEN_REQUIRED', 401);
    const missing = Object.entries({ uniqueCode, email }).filter(([, value]) => value === undefined);
    if (missing.length > 0) throw invalid(...missing.map(([field]) => ({ field, message: REQUIRED })));
    const participant = await this.database.campaignParticipant.findFirst({
      where: { campaignUid, uniqueCode: uniqueCode! },
    });
    const customer =
      participant &&
      (await this.database.customer.findFirst({ where: { uid: participant.customerUid, email: email! } }));
    if (!customer) throw invalid({ field: 'uniqueCode', message: 'Kode unik ini tidak cocok dengan emailnya' });
    return customer.uid;
  }
}

interface Sent {
  customerUid: string;
  missionUid: string;
  content: { text: string; link: string };
  file: StoredFile | null;
}

const resubmit = (tx: Tx, uid: string, facts: Sent['content'] & { fileUid: string | null; submittedAt: Date }) =>
  tx.campaignSubmission.update({
    where: { uid, state: 'rejected' },
    data: {
      ...facts,
      state: submissionMoves.after('rejected', 'resubmit', 'customer'),
      reason: null,
      decidedAt: null,
      decidedBy: null,
      version: { increment: 1 },
    },
  });

/** The same answer again: a retry. Pictures are the same when their drawn bytes are. */
async function isSame(tx: Tx, { sent }: OwnMission, { text, link }: Sent['content'], file: StoredFile | null) {
  if (sent!.text !== text || sent!.link !== link) return false;
  if (!file || !sent!.fileUid) return file === null && sent!.fileUid === null;
  const known = await tx.file.findUnique({ where: { uid: sent!.fileUid }, select: { sha256: true } });
  return known?.sha256 === file.sha256;
}

/** Exactly what the mission asks for. @throws Refusal 422 naming the field */
function contentOf(proof: ProofKind, { fields, proof: file }: MissionAnswer, isSignedIn: boolean): Sent['content'] {
  const { text, link, uniqueCode, email } = fields;
  const given = { text, link, proof: file ?? undefined };
  const wanted = proof === 'picture' ? 'proof' : proof;
  if (given[wanted] === undefined)
    throw invalid({ field: wanted, message: wanted === 'proof' ? ERROR_MESSAGE.FILE_REQUIRED : REQUIRED });
  const others = Object.entries({ ...given, ...(isSignedIn && { uniqueCode, email }) }).filter(
    ([name, value]) => name !== wanted && value !== undefined,
  );
  if (others.length > 0) throw invalid(...others.map(([field]) => ({ field, message: UNKNOWN_FIELD })));
  return { text: text ?? '', link: link ?? '' };
}

const unknownMission = () => new Refusal('NOT_FOUND', 404, [], 'Misi ini tidak ada di event ini.');
