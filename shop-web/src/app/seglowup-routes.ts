import type { RouteObject } from 'react-router';
import { inLayout } from './layouts/layouts';
import { page } from './lazy-part';
import { middleware } from './middleware';

/** Choosing and buying a Zap series; /seglowup itself explains (info-routes). Spec 1 §2. */
export const seglowupRoutes: RouteObject[] = [
  {
    path: 'seglowup/provider',
    lazy: { Component: page(async () => (await import('./seglowup-order.route')).SeriesRoute) },
  },
  {
    path: 'seglowup/confirmation',
    loader: middleware('authorize'),
    lazy: { Component: page(async () => (await import('./seglowup-order.route')).ConfirmationRoute) },
  },
  {
    path: 'seglowup/thankyou',
    handle: inLayout('thankYou'),
    lazy: { Component: page(async () => (await import('./seglowup-order.route')).ThankyouRoute) },
  },
];
