import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ERROR_MESSAGE } from '#contracts/errors';
import { isNotFound } from '../api/api-error';
import { AsyncBoundary } from './async-boundary';
import { LinkButton } from './button';
import { usePageTitle } from './use-page-title';

/** Spec 1 §8. */
const REDIRECT_MS = 4000;

/** Around what an order's address leads to. */
export const OrderBoundary = (props: { skeleton: ReactNode; children: ReactNode }) => (
  <AsyncBoundary {...props} onError={(error) => isNotFound(error) && <OrderNotFound />} />
);

/** Said for four seconds, then home. */
function OrderNotFound() {
  usePageTitle('Pesanan tidak ditemukan');
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/', { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div role="alert" className="mx-auto max-w-md px-4 py-16 text-center">
      <h1 className="text-xl font-bold">{ERROR_MESSAGE.ORDER_NOT_FOUND}</h1>
      <p className="mt-2 text-muted">Kamu akan dibawa ke beranda.</p>
      <LinkButton to="/" className="mt-5" replace>
        Ke beranda sekarang
      </LinkButton>
    </div>
  );
}
