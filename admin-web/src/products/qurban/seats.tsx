import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminQurbanAnimal } from '#contracts/products/qurban/qurban.admin.http';
import { StatusChip } from '../../platform/fields/status-chip';
import { RecordLink } from '../../platform/records/record-link';
import { Answered } from '../../platform/ui/answered';
import { TitledSection } from '../../platform/ui/titled-section';

/** The name and the order of each share. */
export const Seats = ({ seats }: Pick<AdminQurbanAnimal, 'seats'>) => {
  const translate = useTranslate();
  return (
    <TitledSection title="qurban.seats.title">
      <Answered rows={seats} empty="qurban.seats.none">
        {(taken) => (
          <Table size="small">
            <TableHead>
              <TableRow>
                {['seat', 'name', 'order', 'state'].map((name) => (
                  <TableCell key={name}>{translate(`qurban.seats.${name}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {taken.map(({ seat, name, orderUid, orderNumber, customerName, state }) => (
                <TableRow key={seat}>
                  <TableCell>{seat}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{name}</TableCell>
                  <TableCell>
                    <RecordLink resource="qurban-shares" id={orderUid}>
                      {orderNumber}
                    </RecordLink>
                    <br />
                    {customerName}
                  </TableCell>
                  <TableCell>
                    <StatusChip subject="qurbanShare" value={state} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </Answered>
    </TitledSection>
  );
};
