import { Module } from '@nestjs/common';
import { BlockCustomerHandler } from './block-customer.command.js';
import { CustomerNotesAdminController } from './customer-notes.admin.controller.js';
import { CustomerNotesList, CustomerNotesListController } from './customer-notes.list.js';
import { CustomersAdminController } from './customers.admin.controller.js';
import { CustomersList, CustomersListController } from './customers.list.js';
import { RemoveNoteHandler } from './remove-note.command.js';
import { UnblockCustomerHandler } from './unblock-customer.command.js';
import { WithdrawErasureForCustomerHandler } from './withdraw-erasure.command.js';
import { WriteNoteHandler } from './write-note.command.js';

@Module({
  controllers: [
    CustomersListController,
    CustomersAdminController,
    CustomerNotesListController,
    CustomerNotesAdminController,
  ],
  providers: [
    CustomersList,
    BlockCustomerHandler,
    UnblockCustomerHandler,
    WithdrawErasureForCustomerHandler,
    CustomerNotesList,
    WriteNoteHandler,
    RemoveNoteHandler,
  ],
})
export class CustomersModule {}
