import { Module } from '@nestjs/common';
import { ExportMyDataHandler } from './export-my-data.query.js';
import { FindErasureHandler } from './find-erasure.query.js';
import { OwnerPassword } from '../owner-password.js';
import { PrivacyController } from './privacy.controller.js';
import { RequestErasureHandler } from './request-erasure.command.js';
import { WithdrawErasureHandler } from './withdraw-erasure.command.js';

@Module({
  controllers: [PrivacyController],
  providers: [OwnerPassword, ExportMyDataHandler, FindErasureHandler, RequestErasureHandler, WithdrawErasureHandler],
})
export class PrivacyModule {}
