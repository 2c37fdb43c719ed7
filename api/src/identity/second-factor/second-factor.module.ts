import { Module } from '@nestjs/common';
import { OwnerPassword } from '../owner-password.js';
import { BeginSecondFactorHandler } from './begin-second-factor.command.js';
import { ConfirmSecondFactorHandler } from './confirm-second-factor.command.js';
import { EnterCodeHandler } from './enter-code.command.js';
import { FindSecondFactorHandler } from './find-second-factor.query.js';
import { RemoveSecondFactorHandler } from './remove-second-factor.command.js';
import { RenewRecoveryCodesHandler } from './renew-recovery-codes.command.js';
import { SecondFactorAdminController } from './second-factor.admin.controller.js';
import { SecondFactors } from './second-factors.js';

@Module({
  controllers: [SecondFactorAdminController],
  providers: [
    OwnerPassword,
    SecondFactors,
    BeginSecondFactorHandler,
    ConfirmSecondFactorHandler,
    EnterCodeHandler,
    FindSecondFactorHandler,
    RemoveSecondFactorHandler,
    RenewRecoveryCodesHandler,
  ],
})
export class SecondFactorModule {}
