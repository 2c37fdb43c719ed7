// One file of the build: each file more makes every first visit longer.
export { ThankyouPreOrderPage } from './thankyou-pre-order.page';
export { ThankyouPage } from './thankyou.page';
