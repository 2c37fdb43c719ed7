import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import { useId, useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import type { AdminPrice, AdminVariant } from '#contracts/catalogue/catalogue.admin.http';
import { useAct } from '../../platform/actions/use-act';
import { FocusFirstError } from '../../platform/forms/focus-first-error';
import { PriceInputs } from './price-inputs';
import { PricePreview } from './price-preview';
import { type PriceValues, initialPriceValues, toPriceBody } from './price-values';
import { fieldErrorsOf } from './use-price-preview';

interface PriceEditorProps {
  variant: AdminVariant;
  /** The scheduled price that is changed; null adds one. */
  changed: AdminPrice | null;
  onClose: () => void;
}

const NO_RECORD = {};

/** Adds a price from a date on, or changes a scheduled one, beside what customers will see. */
export const PriceEditor = ({ variant, changed, onClose }: PriceEditorProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  // As read when the dialog opened: the record may be refetched behind it, and the API detects a newer version.
  const [{ version }] = useState(variant);
  const [defaultValues] = useState(() => initialPriceValues(variant, changed, new Date()));
  const act = useAct('variants');
  const save = async (values: object) => {
    const action = changed ? 'change-price' : 'add-price';
    const body = { ...toPriceBody(values as PriceValues), version, ...(changed && { priceUid: changed.id }) };
    try {
      await act.mutateAsync({ id: variant.id, action, body });
      return onClose();
    } catch (error) {
      return fieldErrorsOf(error as Error);
    }
  };
  const failed = act.error && Object.keys(fieldErrorsOf(act.error)).length === 0;
  return (
    <Dialog
      open
      onClose={act.isPending ? undefined : onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="md"
      fullScreen={isSmall}
    >
      <Form
        record={NO_RECORD}
        defaultValues={defaultValues as object}
        onSubmit={save}
        mode="onChange"
        noValidate
        disableInvalidFormNotification
      >
        <DialogTitle id={titleId}>{translate(changed ? 'price.change' : 'price.add')}</DialogTitle>
        {/* An error was about the price before it was edited. */}
        <DialogContent onChange={() => act.error && act.reset()}>
          {failed && (
            <Alert severity="error" sx={{ mb: 2, whiteSpace: 'pre-line' }}>
              {act.error?.message}
            </Alert>
          )}
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              pt: 1,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
              alignItems: 'start',
            }}
          >
            <PriceInputs groupSize={variant.groupSize} needsDate={changed !== null} />
            <PricePreview variantUid={variant.id} />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={act.isPending}>
            {translate('dialog.close')}
          </Button>
          <Button type="submit" variant="contained" loading={act.isPending}>
            {translate('price.save')}
          </Button>
        </DialogActions>
        <FocusFirstError />
      </Form>
    </Dialog>
  );
};
