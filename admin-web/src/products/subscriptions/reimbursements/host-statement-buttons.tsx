import { monthOf, rangeOfPeriod } from '#domain/platform/documents/paper-period';
import { PdfButton } from '../../../platform/files/pdf-button';
import { Row } from '../../../platform/ui/row';

/** The host's statement of the month and the year in which a reimbursement was paid. */
export const HostStatementButtons = ({ customerUid, paidAt }: { customerUid: string; paidAt: Date }) => {
  const month = monthOf(paidAt);
  return (
    <Row>
      {[month, month.slice(0, 4)].map((period) => (
        <PdfButton
          key={period}
          path={`reimbursements/hosts/${customerUid}/statement/pdf?period=${period}`}
          fileName={`rekap-host-${period}`}
          label={rangeOfPeriod(period).label}
        />
      ))}
    </Row>
  );
};
