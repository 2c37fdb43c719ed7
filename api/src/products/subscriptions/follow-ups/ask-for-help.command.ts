import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AskForHelpBody } from '#contracts/products/subscriptions/follow-ups.http';
import { DomainError } from '#domain/platform/domain-error';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { Refusal } from '../../../platform/http/errors/refusal.js';

export class AskForHelpCommand extends Command<{ uid: string }> {
  constructor(
    readonly accountUid: string,
    readonly customerUid: string,
    readonly body: AskForHelpBody,
  ) {
    super();
  }
}

/** A seat has one open question: the same text again is the same question, another text is refused until the answer. */
@CommandHandler(AskForHelpCommand)
export class AskForHelpHandler implements ICommandHandler<AskForHelpCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ accountUid, customerUid, body: { topic, message } }: AskForHelpCommand): Promise<{ uid: string }> {
    if (!(await this.database.account.count({ where: { uid: accountUid, customerUid } })))
      throw new Refusal('NOT_FOUND', 404);
    return this.database.transaction(async (tx) => {
      const uid = randomUUID();
      const asked = await tx.$executeRaw`
        INSERT INTO "follow_up" ("uid", "account_uid", "customer_uid", "topic", "message", "created_at")
        VALUES (${uid}::uuid, ${accountUid}::uuid, ${customerUid}::uuid, ${topic}, ${message}, ${this.clock.now()})
        ON CONFLICT ("account_uid") WHERE "state" = 'open' DO NOTHING`;
      if (asked === 1) {
        await announce(tx, 'follow-up.asked', { followUpUid: uid });
        return { uid };
      }
      const open = await tx.followUp.findFirst({ where: { accountUid, state: 'open' } });
      if (open?.message === message && open.topic === topic) return { uid: open.uid };
      throw new DomainError(
        'QUESTION_OPEN',
        'Pertanyaanmu yang sebelumnya masih kami kerjakan. Tunggu jawabannya dulu, ya.',
      );
    });
  }
}
