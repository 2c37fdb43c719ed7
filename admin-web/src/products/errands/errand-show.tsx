import { Link as MuiLink, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { AdminErrand } from '#contracts/products/errands/errands.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { DeadlineFact } from '../../platform/fields/deadline';
import { StatusChip } from '../../platform/fields/status-chip';
import { ConsoleShow } from '../../platform/records/console-show';
import { DateTimeFact, Fact, Facts } from '../../platform/records/facts';
import { ShowTitle } from '../../platform/records/show-title';
import { Row } from '../../platform/ui/row';
import { ErrandActions } from './errand-actions';

export const ErrandShow = () => <ConsoleShow of={ErrandPage} />;

/** Its money goes back from its parcel. */
const IS_OPEN: ReadonlySet<string> = new Set(['paid', 'bought']);

const ErrandPage = ({ record: errand }: { record: AdminErrand }) => {
  const translate = useTranslate();
  return (
    <>
      <ShowTitle status={{ subject: 'errand', value: errand.state }} copy={{ text: errand.code }}>
        {`${errand.quantity} × ${errand.name}`}
      </ShowTitle>
      <Row>
        <ErrandActions />
      </Row>
      {errand.shipmentUid && IS_OPEN.has(errand.state) && (
        <Typography color="textSecondary">{translate(`errands.wayOut.${errand.state}`)}</Typography>
      )}
      {errand.picture && (
        <MuiLink href={errand.picture} target="_blank" rel="noopener">
          <img src={errand.picture} alt={errand.name} style={{ maxWidth: '100%', maxHeight: 320, borderRadius: 8 }} />
        </MuiLink>
      )}
      {errand.note && <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{errand.note}</Typography>}
      <Facts>
        {errand.link && (
          <Fact source="link">
            <MuiLink
              href={errand.link}
              target="_blank"
              rel="noopener noreferrer nofollow"
              sx={{ overflowWrap: 'anywhere' }}
            >
              {errand.link}
            </MuiLink>
          </Fact>
        )}
        <Fact source="ceiling">{formatRupiah(errand.ceiling)}</Fact>
        <Fact source="customerName">
          <MuiLink component={Link} to={`/customers/${errand.customerUid}/show`}>
            {errand.customerName}
          </MuiLink>
          {' · '}
          <MuiLink href={errand.waLink} target="_blank" rel="noopener">
            WhatsApp
          </MuiLink>
        </Fact>
        <DateTimeFact source="createdAt" iso={errand.createdAt} />
        {errand.reason && <Fact source="reason">{errand.reason}</Fact>}
      </Facts>
      <QuoteFacts errand={errand} />
    </>
  );
};

/** The quote, the order that was made of it, and what was bought. */
const QuoteFacts = ({ errand }: { errand: AdminErrand }) => {
  const translate = useTranslate();
  if (errand.goods === null) return null;
  return (
    <Facts>
      <Fact source="unitPrice">{formatRupiah(errand.unitPrice)}</Fact>
      <Fact source="goods">{formatRupiah(errand.goods)}</Fact>
      <Fact source="fee">{formatRupiah(errand.fee)}</Fact>
      <Fact source="weightGrams">{errand.weightGrams} g</Fact>
      {errand.quoteNote && <Fact source="quoteNote">{errand.quoteNote}</Fact>}
      <DateTimeFact source="quotedAt" iso={errand.quotedAt} />
      <DeadlineFact source="quoteEndsAt" iso={errand.quoteEndsAt} />
      {errand.orderUid && (
        <Fact source="orderNumber">
          <MuiLink component={Link} to={`/orders/${errand.orderUid}/show`}>
            {errand.orderNumber}
          </MuiLink>
        </Fact>
      )}
      {errand.shipmentUid && (
        <Fact source="shipmentState">
          <StatusChip subject="shipment" value={errand.shipmentState!} />{' '}
          <MuiLink component={Link} to={`/shipments/${errand.shipmentUid}/show`}>
            {translate('errands.toShipment')}
          </MuiLink>
        </Fact>
      )}
      {errand.cost !== null && <Fact source="cost">{formatRupiah(errand.cost)}</Fact>}
      {errand.receipt && (
        <Fact source="receipt">
          <MuiLink href={errand.receipt} target="_blank" rel="noopener">
            <img src={errand.receipt} alt="" style={{ maxWidth: 240, maxHeight: 240, borderRadius: 8 }} />
          </MuiLink>
        </Fact>
      )}
      <DateTimeFact source="boughtAt" iso={errand.boughtAt} />
    </Facts>
  );
};
