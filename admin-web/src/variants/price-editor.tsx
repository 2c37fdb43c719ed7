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
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AdminPrice, AdminVariant } from '#contracts/http/admin/catalogue.http';
import { focusFirstWrong } from '../shared/focus-first-wrong';
import { useAct } from '../shared/use-act';
import { type TypedPrice, bodyOf, startingWith, unreadable } from './price-draft';
import { PriceFields } from './price-fields';
import { PricePreview } from './price-preview';
import { fieldErrorsOf, usePricePreview } from './use-price-preview';

interface PriceEditorProps {
  variant: AdminVariant;
  /** The scheduled price that is changed; null adds one. */
  changed: AdminPrice | null;
  onClose: () => void;
}

/** Adds a price from a date on, or changes one that has not begun; beside it what customers will see. */
export const PriceEditor = ({ variant, changed, onClose }: PriceEditorProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  // What was read when it was opened: the record may be read again behind the dialog, and then the API says so.
  const [{ version }] = useState(variant);
  const [price, setPrice] = useState(() => startingWith(variant, changed, new Date()));
  const { preview, pending, errors } = usePricePreview(variant.id, price);
  const act = useAct('variants');
  const failed = fieldErrorsOf(act.error);
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const missing = price.grandTotal.trim() === '';
  const required = tries > 0 && missing ? { grandTotal: translate('ra.validation.required') } : undefined;
  useEffect(() => {
    if (tries > 0) focusFirstWrong(form.current);
  }, [tries]);
  useEffect(() => {
    if (act.error) focusFirstWrong(form.current);
  }, [act.error]);
  const type = (typed: TypedPrice) => {
    // What the API has said was about the price before.
    if (act.error) act.reset();
    setPrice(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (act.isPending) return;
    setTries(tries + 1);
    if (missing || unreadable(price).length > 0) return;
    const action = changed ? 'change-price' : 'add-price';
    const body = { ...bodyOf(price), version, ...(changed && { priceUid: changed.id }) };
    act.mutate({ id: variant.id, action, body }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onClose={act.isPending ? undefined : onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="md"
      fullScreen={isSmall}
    >
      <form ref={form} onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{translate(changed ? 'price.change' : 'price.add')}</DialogTitle>
        <DialogContent>
          {act.error && Object.keys(failed).length === 0 && (
            <Alert severity="error" sx={{ mb: 2, whiteSpace: 'pre-line' }}>
              {act.error.message}
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
            <PriceFields
              price={price}
              groupSize={variant.groupSize}
              errors={{ ...failed, ...errors, ...required }}
              needsDate={changed !== null}
              onChange={type}
            />
            <PricePreview preview={preview} pending={pending} />
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
      </form>
    </Dialog>
  );
};
