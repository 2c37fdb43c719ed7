import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ERROR_MESSAGE } from '#contracts/errors';
import { ApiError } from '../api/api-error';
import { LinkButton } from './button';

/** Spec 1 §8. */
const REDIRECT_MS = 4000;

export const isOrderNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

/** Said for four seconds, then home. */
export function OrderNotFound() {
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
