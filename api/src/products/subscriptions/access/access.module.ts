import { Module } from '@nestjs/common';
import { ClaimsAdminController, ThreadsAdminController } from './access.admin.controller.js';
import { AccessController } from './access.controller.js';
import { ClaimAccessHandler } from './claim-access.command.js';
import { ClaimsList, ClaimsListController } from './claims.list.js';
import { ConfirmAccessHandler } from './confirm-access.command.js';
import { DecideClaimHandler } from './decide-claim.command.js';
import { FindAccessHandler } from './find-access.query.js';
import { FindAdminLinesHandler } from './find-admin-lines.query.js';
import { FindLinesHandler } from './find-lines.query.js';
import { FindThreadsHandler } from './find-threads.query.js';
import { InvitationsAdminController } from './invitations.admin.controller.js';
import { InvitationsList, InvitationsListController } from './invitations.list.js';
import { SendInvitationHandler } from './send-invitation.command.js';
import { ReadThreadHandler, WriteLineHandler } from './thread.commands.js';
import { ThreadsList, ThreadsListController } from './threads.list.js';

/** Whether a seat can be used: confirmations, claims with clocks, and threads. docs/rules/claims.md */
@Module({
  controllers: [
    AccessController,
    ClaimsListController,
    ClaimsAdminController,
    ThreadsListController,
    ThreadsAdminController,
    InvitationsListController,
    InvitationsAdminController,
  ],
  providers: [
    FindAccessHandler,
    ConfirmAccessHandler,
    ClaimAccessHandler,
    DecideClaimHandler,
    FindThreadsHandler,
    FindLinesHandler,
    FindAdminLinesHandler,
    WriteLineHandler,
    ReadThreadHandler,
    ClaimsList,
    ThreadsList,
    SendInvitationHandler,
    InvitationsList,
  ],
})
export class AccessModule {}
