import { Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { AdminSekeranjangProduct } from '#contracts/products/sekeranjang/sekeranjang.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { DeadlineFact } from '../../platform/fields/deadline';
import { DateTime } from '../../platform/fields/fields';
import { StatusChip } from '../../platform/fields/status-chip';
import { ConsoleShow } from '../../platform/records/console-show';
import { DateTimeFact, Fact, Facts } from '../../platform/records/facts';
import { EditButton } from '../../platform/records/page-buttons';
import { ShowTitle } from '../../platform/records/show-title';
import { Row } from '../../platform/ui/row';
import { Answered } from '../../platform/ui/answered';
import { TitledSection } from '../../platform/ui/titled-section';
import { ProductPictures } from '../../sales/shared/product-pictures';
import { SekeranjangActions } from './product-actions';
import { Race } from './race';

export const SekeranjangShow = () => <ConsoleShow of={ProductDetail} />;

const ProductDetail = ({ record: product }: { record: AdminSekeranjangProduct }) => {
  const translate = useTranslate();
  return (
    <>
      <ShowTitle status={{ subject: 'sekeranjang', value: product.state }} copy={{ text: product.code }}>
        {product.name}
      </ShowTitle>
      <Race product={product} />
      <Row>
        <EditButton />
        <SekeranjangActions />
      </Row>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{product.description}</Typography>
      <Facts>
        <Fact source="code">{product.code}</Fact>
        {product.proposerUid && (
          <Fact source="proposerName">
            <MuiLink component={Link} to={`/customers/${product.proposerUid}/show`}>
              {product.proposerName}
            </MuiLink>
          </Fact>
        )}
        {product.link && (
          <Fact source="link">
            <MuiLink href={product.link} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
              {product.link}
            </MuiLink>
          </Fact>
        )}
        <Fact source="tiers">
          {product.tiers.map(({ buyers, price }) => (
            <Typography key={buyers} variant="body2">
              {translate('sekeranjang.tier', { buyers, price: formatRupiah(price) })}
            </Typography>
          ))}
        </Fact>
        <Fact source="currentPrice">{formatRupiah(product.finalPrice ?? product.currentPrice)}</Fact>
        <Fact source="weightGrams">{product.weightGrams} g</Fact>
        {product.reason && <Fact source="reason">{product.reason}</Fact>}
        <DeadlineFact source="promoEndAt" iso={product.promoEndAt} />
        <DateTimeFact source="endedAt" iso={product.endedAt} />
        <DateTimeFact source="boughtAt" iso={product.boughtAt} />
      </Facts>
      <ProductPictures resource="sekeranjang-products" product={product} />
      <Shares shares={product.shares} />
    </>
  );
};

const Shares = ({ shares }: Pick<AdminSekeranjangProduct, 'shares'>) => {
  const translate = useTranslate();
  const column = (name: string) => translate(`sekeranjang.shares.${name}`);
  return (
    <TitledSection title={column('title')}>
      {shares?.some(({ shipmentUid }) => shipmentUid) && (
        <Typography color="textSecondary">{column('wayOut')}</Typography>
      )}
      <Answered rows={shares} empty="sekeranjang.shares.none">
        {(taken) => (
          <Table size="small">
            <TableHead>
              <TableRow>
                {['order', 'customer', 'state', 'at'].map((name) => (
                  <TableCell key={name}>{column(name)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {taken.map(({ orderUid, orderNumber, customerName, state, at, shipmentUid }) => (
                <TableRow key={orderUid}>
                  <TableCell>
                    <MuiLink component={Link} to={`/orders/${orderUid}/show`}>
                      {orderNumber}
                    </MuiLink>
                    {/* In the first column: a phone cuts off what is further right. */}
                    {shipmentUid && (
                      <MuiLink
                        component={Link}
                        to={`/shipments/${shipmentUid}/show`}
                        sx={{ display: 'block', mt: 0.5 }}
                      >
                        {column('toShipment')}
                      </MuiLink>
                    )}
                  </TableCell>
                  <TableCell>{customerName}</TableCell>
                  <TableCell>
                    <StatusChip subject="share" value={state} />
                  </TableCell>
                  <TableCell>
                    <DateTime iso={at} />
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
