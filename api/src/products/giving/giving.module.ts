import { Module } from '@nestjs/common';
import { PlacingModule } from '../../sales/placing/placing.module.js';
import { CausesController } from './causes/causes.controller.js';
import { FindCauseHandler, FindCausesHandler } from './causes/find-causes.query.js';
import { ApplicationsAdminController } from './console/applications.admin.controller.js';
import { ApplicationsList, ApplicationsListController } from './console/applications.list.js';
import { SetCausePictureHandler } from './console/cause-picture.command.js';
import { CancelDisbursementHandler, DisburseHandler } from './console/disburse.command.js';
import { DisbursementsAdminController } from './console/disbursements.admin.controller.js';
import { PayDisbursementHandler, SetDisbursementProofHandler } from './console/pay-disbursement.command.js';
import { PayoutsModule } from '../../sales/payouts/payouts.module.js';
import { CausesAdminController } from './console/causes.admin.controller.js';
import { CausesList, CausesListController } from './console/causes.list.js';
import { DecideApplicationHandler } from './console/decide-application.command.js';
import { DisbursementsList, DisbursementsListController } from './console/disbursements.list.js';
import { DonationsList, DonationsListController } from './console/donations.list.js';
import { GiftsList, GiftsListController } from './console/gifts.list.js';
import { GivenAdminController } from './console/given.admin.controller.js';
import { ModerateMessageHandler } from './console/moderate-message.command.js';
import { ApproveGivingPayoutHandler, PayGivingPayoutHandler } from './console/pay-out.command.js';
import { GivingPayoutsAdminController } from './console/payouts.admin.controller.js';
import { GivingPayoutsList, GivingPayoutsListController } from './console/payouts.list.js';
import { RefundGivenHandler } from './console/refund-given.command.js';
import { CreateCauseHandler, PublishCauseHandler, UpdateCauseHandler } from './console/save-cause.command.js';
import { TipsList, TipsListController } from './console/tips.list.js';
import { DonateHandler } from './donations/donate.command.js';
import { DonationsController } from './donations/donations.controller.js';
import { FindDonationsHandler, FindMyDonationHandler } from './donations/find-donations.query.js';
import { RetryDonationHandler } from './donations/retry-donation.command.js';
import { ClaimGiftHandler } from './gifts/claim-gift.command.js';
import { FindMyGiftsHandler, OpenGiftHandler } from './gifts/find-gifts.query.js';
import { GiftsController } from './gifts/gifts.controller.js';
import { GiveGiftHandler } from './gifts/give-gift.command.js';
import { MakeGiftLinkHandler } from './gifts/make-link.command.js';
import { ApplyForShareHandler } from './shares/apply.command.js';
import { FindSharesHandler } from './shares/find-shares.query.js';
import { SharesController } from './shares/shares.controller.js';
import { FindTipHostsHandler, GiveTipHandler } from './tips/give-tip.command.js';
import { TipsController } from './tips/tips.controller.js';

@Module({
  imports: [PlacingModule, PayoutsModule],
  controllers: [
    CausesController,
    SharesController,
    DonationsController,
    TipsController,
    GiftsController,
    CausesListController,
    CausesAdminController,
    DonationsListController,
    DisbursementsListController,
    DisbursementsAdminController,
    ApplicationsListController,
    ApplicationsAdminController,
    TipsListController,
    GiftsListController,
    GivenAdminController,
    GivingPayoutsListController,
    GivingPayoutsAdminController,
  ],
  providers: [
    FindCausesHandler,
    FindCauseHandler,
    FindDonationsHandler,
    FindMyDonationHandler,
    DonateHandler,
    RetryDonationHandler,
    FindSharesHandler,
    ApplyForShareHandler,
    FindTipHostsHandler,
    GiveTipHandler,
    GiveGiftHandler,
    FindMyGiftsHandler,
    MakeGiftLinkHandler,
    OpenGiftHandler,
    ClaimGiftHandler,
    CausesList,
    CreateCauseHandler,
    UpdateCauseHandler,
    PublishCauseHandler,
    SetCausePictureHandler,
    DisburseHandler,
    CancelDisbursementHandler,
    PayDisbursementHandler,
    SetDisbursementProofHandler,
    DonationsList,
    ModerateMessageHandler,
    RefundGivenHandler,
    DisbursementsList,
    ApplicationsList,
    DecideApplicationHandler,
    TipsList,
    GiftsList,
    GivingPayoutsList,
    ApproveGivingPayoutHandler,
    PayGivingPayoutHandler,
  ],
})
export class GivingModule {}
