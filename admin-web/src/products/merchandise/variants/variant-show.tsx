import { Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminMerchandiseVariant } from '#contracts/products/merchandise/merchandise.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { DateTime } from '../../../platform/fields/fields';
import { ConsoleShow } from '../../../platform/records/console-show';
import { Fact, Facts, TranslatedFact } from '../../../platform/records/facts';
import { EditButton } from '../../../platform/records/page-buttons';
import { RecordLink } from '../../../platform/records/record-link';
import { ShowTitle } from '../../../platform/records/show-title';
import { Row } from '../../../platform/ui/row';
import { Answered } from '../../../platform/ui/answered';
import { TitledSection } from '../../../platform/ui/titled-section';
import { VariantActions } from './variant-actions';

export const VariantShow = () => <ConsoleShow of={VariantDetail} />;

const VariantDetail = ({ record: variant }: { record: AdminMerchandiseVariant }) => (
  <>
    <ShowTitle>{variant.name}</ShowTitle>
    <Row>
      <EditButton />
      <VariantActions />
    </Row>
    <Facts>
      <Fact source="productUid">
        <RecordLink resource="merchandise-products" id={variant.productUid}>
          {variant.productName}
        </RecordLink>
      </Fact>
      <Fact source="sku">{variant.sku}</Fact>
      <Fact source="price">{formatRupiah(variant.price)}</Fact>
      <Fact source="weightGrams">{variant.weightGrams} g</Fact>
      <Fact source="stock">{variant.stock}</Fact>
      <Fact source="held">{variant.held}</Fact>
      <Fact source="available">{variant.available}</Fact>
      <TranslatedFact source="active" />
    </Facts>
    <Movements movements={variant.movements} />
  </>
);

const Movements = ({ movements }: Pick<AdminMerchandiseVariant, 'movements'>) => {
  const translate = useTranslate();
  return (
    <TitledSection title="stockMove.title">
      <Answered rows={movements} empty="stockMove.none">
        {(moves) => (
          <Table size="small">
            <TableBody>
              {moves.map(({ at, kind, quantity, reason, orderUid, by }, index) => (
                <TableRow key={`${at}-${index}`}>
                  <TableCell align="right" sx={{ fontWeight: 700 }}>
                    {quantity > 0 ? `+${quantity}` : quantity}
                  </TableCell>
                  <TableCell>
                    {translate(`stockMove.${kind}`, { _: kind })}
                    <Typography variant="body2" color="textSecondary">
                      {orderUid ? (
                        <RecordLink resource="orders" id={orderUid}>
                          {reason}
                        </RecordLink>
                      ) : (
                        reason
                      )}
                    </Typography>
                  </TableCell>
                  <TableCell>
                    <DateTime iso={at} /> · {translate(`by.${by}`, { _: by })}
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
