import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { AdminAuditChain } from '#contracts/platform/audit.admin.http';
import { renderRecord } from '../../../test/render-record';
import { stubPayments } from '../../../test/stub-payments';
import { AuditChainNotice } from './audit-chain-notice';

const auditUid = '40000000-0000-4000-8000-000000000001';
const WHOLE: AdminAuditChain = {
  whole: true,
  entries: 12,
  checkedAt: '2026-11-20T08:00:00.000Z',
  head: { position: 12, hash: '0' },
  problems: [],
};

const show = (chain: AdminAuditChain) =>
  renderRecord(<AuditChainNotice />, {
    resource: 'audit-entries',
    record: { id: auditUid, allowedActions: [] },
    dataProvider: { ...stubPayments([]).dataProvider, get: async () => chain as never },
  });

describe('the notice above the audit log', () => {
  it('shows how many entries were verified', async () => {
    await show(WHOLE);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Rantai catatan utuh: 12 catatan/);
  });

  it('names what was changed, with the way to it, and what is missing', async () => {
    const problems: AdminAuditChain['problems'] = [
      { kind: 'changed', position: 3, auditUid },
      { kind: 'missing', position: 7, auditUid: null },
    ];
    await show({ ...WHOLE, whole: false, problems });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/putus.*ke-3 diubah.*ke-7 hilang/s);
    expect(screen.getByRole('link')).toHaveAttribute('href', `/audit-entries/${auditUid}/show`);
  });
});
