import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ERROR_MESSAGE } from '#contracts/errors';
import { PAGE } from '#contracts/shop-paths';
import { isNotFound } from '../../platform/api/api-error';
import { AsyncBoundary } from '../../platform/ui/async-boundary';
import { LinkButton } from '../../platform/ui/button';
import { usePageTitle } from '../../platform/ui/page-head';
import { FailedProgress } from '../../platform/ui/progress-bar';

const REDIRECT_MS = 4000;

/** Around a page whose address names an order by `names`; where one is missing the server is not asked, there is no order. */
export const OrderBoundary = ({
  names,
  ...props
}: {
  names: readonly string[];
  skeleton: ReactNode;
  children: ReactNode;
}) =>
  names.includes('') ? (
    <OrderNotFound />
  ) : (
    <AsyncBoundary {...props} onError={(error) => isNotFound(error) && <OrderNotFound />} />
  );

/** Shown for four seconds, then home. */
function OrderNotFound() {
  usePageTitle('Pesanan tidak ditemukan');
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(PAGE.home, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div role="alert" className="mx-auto max-w-md px-4 py-16 text-center">
      <FailedProgress />
      <p className="text-sm font-semibold text-muted">404</p>
      <h1 className="text-xl font-bold">{ERROR_MESSAGE.ORDER_NOT_FOUND}</h1>
      <p className="mt-2 text-muted">Kamu akan dibawa ke beranda.</p>
      <LinkButton to={PAGE.home} className="mt-5" replace>
        Ke beranda sekarang
      </LinkButton>
    </div>
  );
}
