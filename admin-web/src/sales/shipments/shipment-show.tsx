import { Typography } from '@mui/material';
import type { AdminShipment } from '#contracts/sales/shipping.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { CustomerFact } from '../../identity/shared/customer-fact';
import { WhatsAppButton } from '../../identity/shared/whatsapp-button';
import { ConsoleShow } from '../../platform/records/console-show';
import { DateTimeFact, Fact, Facts, TranslatedFact } from '../../platform/records/facts';
import { ShowTitle } from '../../platform/records/show-title';
import { Timeline } from '../../platform/records/timeline';
import { Row } from '../../platform/ui/row';
import { OrderFact } from '../shared/order-fact';
import { ShipmentActions } from './shipment-actions';
import { shownState } from './shipment-word';

export const ShipmentShow = () => <ConsoleShow of={ShipmentDetail} />;

const ShipmentDetail = ({ record: shipment }: { record: AdminShipment }) => (
  <>
    <ShowTitle status={{ subject: 'shipment', value: shownState(shipment) }} copy={{ text: shipment.orderNumber }}>
      {shipment.orderNumber}
    </ShowTitle>
    <Row>
      <ShipmentActions />
      <WhatsAppButton href={shipment.waLink} name={shipment.recipient} />
    </Row>
    <Facts>
      <CustomerFact of={shipment} />
      <OrderFact of={shipment} />
      <Fact source="recipient">
        {shipment.recipient} · {shipment.phoneNumber}
      </Fact>
      {shipment.address.length > 0 && (
        <Fact source="address">
          {shipment.address.map((line) => (
            <Typography key={line} variant="body2">
              {line}
            </Typography>
          ))}
        </Fact>
      )}
      {shipment.note && <Fact source="note">{shipment.note}</Fact>}
      <Fact source="items">
        {shipment.items.map(({ title, quantity, sku }) => (
          <Typography key={title} variant="body2">
            {quantity} × {title} {sku && `(${sku})`}
          </Typography>
        ))}
      </Fact>
      <Fact source="service">
        {shipment.service} · {shipment.weightGrams} g
      </Fact>
      <Fact source="price">{formatRupiah(shipment.price)}</Fact>
      {shipment.trackingNumber && (
        <Fact source="trackingNumber">
          {shipment.courier} {shipment.trackingNumber}
        </Fact>
      )}
      <DateTimeFact source="createdAt" iso={shipment.createdAt} />
      {shipment.method === 'courier' && <DateTimeFact source="shippedAt" iso={shipment.shippedAt} />}
      <DateTimeFact source={shipment.method === 'pickup' ? 'collectedAt' : 'deliveredAt'} iso={shipment.deliveredAt} />
      {shipment.restocked !== null && <TranslatedFact source="restocked" />}
    </Facts>
    <Timeline entries={shipment.timeline} />
  </>
);
