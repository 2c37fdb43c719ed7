import { Injectable } from '@nestjs/common';
import { type AdminCustomerNote, adminCustomerNote } from '#contracts/identity/customers.admin.http';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byUid, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../platform/http/admin-lists/record-list.js';

/** What admins have written down about customers. */
@Injectable()
export class CustomerNotesList extends RecordList<AdminCustomerNote> {
  protected readonly from = sql`customer_note t`;
  protected readonly sorts = { at: sortBy(sql`t.at`) };
  protected readonly filters = { customerUid: byUid(is(sql`t.customer_uid`)) };

  protected async read(uids: string[]): Promise<AdminCustomerNote[]> {
    const notes = await this.database.customerNote.findMany({ where: { uid: { in: uids } } });
    return notes.map(({ uid, at, ...note }) => ({ id: uid, ...note, at: at.toISOString() }));
  }
}

export const CustomerNotesListController = listController({
  resource: 'customer-notes',
  tag: 'admin customers',
  schema: adminCustomerNote,
  source: CustomerNotesList,
});
