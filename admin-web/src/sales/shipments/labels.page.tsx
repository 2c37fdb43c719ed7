import PrintIcon from '@mui/icons-material/Print';
import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Title, useGetList, useTranslate } from 'react-admin';
import type { AdminShipment } from '#contracts/sales/shipping.admin.http';
import { formatPhone } from '#domain/platform/phone';
import { QueryState } from '../../platform/data/query-state';

/** The API lists at most so many at once. */
const MOST = 500;

/** Labels of everything that is to be packed, and what to take from the shelves; made for paper. */
export const LabelsPage = () => {
  const translate = useTranslate();
  const list = useGetList<AdminShipment>('shipments', {
    filter: { state: 'to-pack' },
    sort: { field: 'createdAt', order: 'ASC' },
    pagination: { page: 1, perPage: MOST },
  });
  return (
    <Box sx={{ p: 2, '@media print': { p: 0 } }}>
      <Title title={translate('shipments.labels')} />
      <QueryState query={list} skeleton={null}>
        {(shipments) =>
          shipments.length === 0 ? (
            <Typography>{translate('shipments.nothing')}</Typography>
          ) : (
            <>
              <Button
                variant="contained"
                startIcon={<PrintIcon />}
                onClick={() => window.print()}
                sx={{ mb: 2, '@media print': { display: 'none' } }}
              >
                {translate('shipments.print')}
              </Button>
              <PackingList shipments={shipments} />
              <Labels shipments={shipments} />
            </>
          )
        }
      </QueryState>
    </Box>
  );
};

/** Each thing once, with all its pieces. */
const PackingList = ({ shipments }: { shipments: AdminShipment[] }) => {
  const translate = useTranslate();
  const pieces = new Map<string, number>();
  for (const { title, quantity, sku } of shipments.flatMap(({ items }) => items)) {
    const name = sku ? `${title} · ${sku}` : title;
    pieces.set(name, (pieces.get(name) ?? 0) + quantity);
  }
  return (
    <Box component="section" sx={{ mb: 4, breakAfter: 'page' }}>
      <Typography variant="h6" component="h2">
        {translate('shipments.packingList')}: {translate('shipments.count', { count: shipments.length })}
      </Typography>
      <Table size="small" sx={{ maxWidth: 720 }}>
        <TableHead>
          <TableRow>
            <TableCell align="right">{translate('shipments.piece')}</TableCell>
            <TableCell>{translate('shipments.thing')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {[...pieces]
            .toSorted(([a], [b]) => a.localeCompare(b))
            .map(([name, quantity]) => (
              <TableRow key={name}>
                <TableCell align="right" sx={{ fontWeight: 700 }}>
                  {quantity}
                </TableCell>
                <TableCell>{name}</TableCell>
              </TableRow>
            ))}
        </TableBody>
      </Table>
    </Box>
  );
};

const Labels = ({ shipments }: { shipments: AdminShipment[] }) => {
  const translate = useTranslate();
  return (
    <Box
      component="section"
      aria-label={translate('shipments.labels')}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 330px), 1fr))' }}
    >
      {shipments.map((shipment) => (
        <Box
          key={shipment.id}
          component="article"
          sx={{ border: 1, borderColor: 'text.primary', borderRadius: 1, p: 1.5, breakInside: 'avoid' }}
        >
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 700 }}>
            <span>{shipment.orderNumber}</span>
            <span>{shipment.service}</span>
          </Box>
          <Typography variant="h6" component="p" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {shipment.recipient}
          </Typography>
          <Typography>{formatPhone(shipment.phoneNumber)}</Typography>
          {/* A pick-up has none, and its service says so above. */}
          {shipment.address.map((line) => (
            <Typography key={line} sx={{ overflowWrap: 'anywhere' }}>
              {line}
            </Typography>
          ))}
          {shipment.note && <Typography sx={{ fontStyle: 'italic' }}>{shipment.note}</Typography>}
          <Box sx={{ mt: 1, pt: 1, borderTop: 1, borderColor: 'divider', fontSize: '0.8125rem' }}>
            {shipment.items.map(({ title, quantity }) => (
              <div key={title}>
                {quantity} × {title}
              </div>
            ))}
            {shipment.weightGrams} g · {translate('shipments.sender')}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
