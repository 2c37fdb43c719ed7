import type { LinkPurpose } from '#domain/identity/registration/account-link';
import type { OrderKind } from '#domain/sales/orders/order-status';

/** Every page of the shop, as the router writes its path: `:name` is a parameter, `?` makes it optional. */
export const PAGE = {
  home: '/',
  providers: '/provider',
  provider: '/provider/:slug',
  payment: '/payment',
  paymentConfirmation: '/payment-confirmation',
  paymentResult: '/payment-result',
  rekafinPaymentResult: '/payment-result/rekafin',
  paymentDev: '/payment-dev',
  additionalPayment: '/additional-payment',
  additionalPaymentResult: '/additional-payment/result',
  newPayment: '/new-payment/:id?',
  manualUpload: '/manual-upload-payment-slip',
  /** Of links that were shared: they lead on. */
  formerOrder: '/order',
  oldOrder: '/old-order',
  formerConfirmation: '/confirmation',
  thankyou: '/thankyou',
  thankyouPreOrder: '/thankyou/pre-order',
  thankyouHost: '/thankyou/user-host',

  login: '/login',
  register: '/register',
  webview: '/webview/:atoken?/:rtoken?',
  webviewProducts: '/webview/digital-products',
  reminderContact: '/reminder-contact',
  verifyEmail: '/user/verify-email',
  verifyEmailExpired: '/user/verify-email/expired',
  forgetPassword: '/user/forget-password',
  forgetPasswordExpired: '/user/forget-password/expired',
  forgetPasswordUpdate: '/user/forget-password/update',
  resetPasswordExpired: '/user/profile/reset-password/expired',
  resetPasswordByLink: '/user/profile/reset-password/reset',
  changeEmailExpired: '/user/profile/change-email/expired',
  changeEmailConfirm: '/user/profile/change-email/confirm',

  user: '/user',
  profile: '/user/profile',
  resetPassword: '/user/profile/reset-password',
  changeEmail: '/user/profile/change-email',
  deleteAccount: '/user/delete-account',
  sessions: '/user/sessions',
  addresses: '/user/address',
  notifications: '/user/notification',
  wishlist: '/user/wishlist',
  testimony: '/user/testimony',
  orders: '/user/order',
  order: '/user/order/details',
  closedOrder: '/user/order/details-old',
  orderDocument: '/user/order/document',
  orderAnswers: '/user/order/answers',
  memberships: '/user/membership',
  membership: '/user/membership/details',
  hostStatement: '/user/host-statement',
  merchandise: '/merchandise',
  merchandiseProduct: '/merchandise/:slug',
  merchandiseCheckout: '/merchandise/checkout/:uid?',
  merchandiseSupport: '/support-merchandise-products',
  merchandiseOrders: '/user/merchandise',
  merchandiseOrder: '/user/merchandise/details',
  sekeranjang: '/sekeranjang',
  sekeranjangProduct: '/sekeranjang/product-detail',
  sekeranjangOrder: '/sekeranjang/order',
  sekeranjangOrderSuccess: '/sekeranjang/order-success',
  sekeranjangCreate: '/sekeranjang/create-product',
  sekeranjangCreated: '/sekeranjang/create-success',
  sekurban: '/sekurban',
  sekurbanOrder: '/sekurban/order',
  setitip: '/setitip',
  setitipOrder: '/setitip/order',
  setitipPayment: '/setitip/payment',
  semabar: '/semabar',
  semabarVenue: '/semabar/details-venue',

  donations: '/donation',
  donationSuccess: '/donation/success',
  donationFailed: '/donation/failed',
  donationShares: '/donation/netflix',
  donationCause: '/donation/:type',
  donationList: '/donation/:type/list',
  donationCauseSuccess: '/donation/:type/success/:donationUid?',
  donationCauseFailed: '/donation/:type/failed/:donationUid?',
  tip: '/tip',
  tipSubmission: '/tip-submission',
  tipThankyou: '/tip/thankyou',
  thr: '/thr',
  thrSubmission: '/thr-submission',

  events: '/event',
  anniversary: '/Anniv5eakun',
  anniversaryVerification: '/event/anniv/verification',
  lottery: '/event/:campaign/lottery',
  eventRegistered: '/thankyou/event-registered',
  vote: '/vote',
  sefoursary: '/sefoursary',
  sefoursaryApproval: '/sefoursary/approval',
  sefoursaryGame: '/sefoursary/game',
  sefoursaryLevel: '/sefoursary/game/level',
  sefoursaryPrize: '/sefoursary/prize-code',

  seglowup: '/seglowup',
  seglowupPicker: '/seglowup/provider',
  seglowupConfirmation: '/seglowup/confirmation',
  seglowupThankyou: '/seglowup/thankyou',
  rekafin: '/rekafin',

  schemeOfPrice: '/info/scheme-of-price',
  schemeProviderList: '/info/scheme-of-price/provider-list',
  hostInfo: '/info/user-host',
  guarantee: '/jaminan',
  preOrderInfo: '/info/pre-order',
  customersInfo: '/info/customers',
  canvaMigration: '/info/canva-migration',
  maintenance: '/info/maintenance',
  aboutUs: '/about-us',
  termsOfUse: '/terms-of-use',
  privacyPolicy: '/privacy-policy',
  help: '/help',
  contact: '/contact',
  reportProblem: '/report-problem',
  blog: '/blog',
  article: '/blog/:slug',
  journey: '/journey',
  links: '/links',
  ios: '/ios',
  error: '/error',
} as const;

/** Pages of our own that a setting can replace by another site (`contactUrl` and so on): links to them ask the server. */
export const REPLACEABLE = { contact: PAGE.contact, reportProblem: PAGE.reportProblem, blog: PAGE.blog } as const;

/** Addresses of earlier years and the pages that they lead to, with their query. */
export const MOVED_PAGES: Readonly<Record<string, string>> = {
  '/provider/sekurban': PAGE.sekurban,
  '/sekurban-old': PAGE.sekurban,
  '/sekurban-old-2': PAGE.sekurban,
  '/sequrban': PAGE.sekurban,
  '/sequrban-old': PAGE.sekurban,
  '/sequrban-old/order': PAGE.sekurbanOrder,
};

/** Parts of the home page that links scroll to. */
export const HOME_SECTION = {
  providers: '/#provider',
  onDemand: '/#product-ondemand',
  steps: '/#cara',
} as const;

/** Prefix of every address with a one-time code of the embedding app. */
export const WEBVIEW_ROOT = '/webview';

/** Prefixes that search engines must not visit: for one person or one order. Some of them have no page yet. */
export const privatePrefixes = (): string[] => [
  `${PAGE.user}/`,
  PAGE.login,
  PAGE.register,
  PAGE.payment,
  PAGE.error,
  '/new-payment',
  PAGE.additionalPayment,
  PAGE.manualUpload,
  PAGE.formerConfirmation,
  PAGE.formerOrder,
  PAGE.oldOrder,
  PAGE.thankyou,
  PAGE.reminderContact,
  '/merchandise/checkout',
  PAGE.sekeranjangOrder,
  PAGE.sekeranjangCreate,
  PAGE.sekeranjangCreated,
  PAGE.sekurbanOrder,
  PAGE.setitipOrder,
  PAGE.setitipPayment,
  PAGE.donationSuccess,
  PAGE.donationFailed,
  PAGE.tipSubmission,
  PAGE.tipThankyou,
  PAGE.thrSubmission,
  PAGE.anniversaryVerification,
  `${PAGE.sefoursary}/`,
  WEBVIEW_ROOT,
  PAGE.maintenance,
];

/** Identifies an order to someone who is not signed in: both come with the link. */
export interface OrderKeys {
  orderUid: string;
  customerUid: string;
}

/** The sign-in page, which returns to `path` afterwards. */
export const loginPath = (path: string): string =>
  path === PAGE.home ? PAGE.login : withQuery(PAGE.login, { redirect: path });

/** For a new account; the same. */
export const registerPath = (path: string): string => withQuery(PAGE.register, { redirect: path });

export const providerPath = (slug: string): string => `${PAGE.providers}/${encodeURIComponent(slug)}`;
/** The same page by query, as orders and prices link to it. */
export const providerQueryPath = (slug: string): string => withQuery(PAGE.providers, { slug });

/** The same page with the plan of that name chosen, where the uids of its variants are not known. */
export const planPath = (slug: string, plan: string): string => withQuery(providerPath(slug), { plan });
export const seriesChoicePath = (plan: string): string => withQuery(PAGE.seglowupPicker, { plan });

/** The page of a provider with a plan and a group chosen. */
export const planChoicePath = (
  slug: string,
  { variantUid, groupUid }: { variantUid: string; groupUid: string },
): string => withQuery(providerPath(slug), { variant: variantUid, group: groupUid });

export const paymentPath = (order: OrderKeys, providerType?: number): string =>
  withKeys(PAGE.payment, order, providerType === undefined ? {} : { type: String(providerType) });
/** Where a sent proof is followed, by the brand that was ordered. */
export const paymentOutcomePage = (providerSlug: string): string =>
  providerSlug === 'rekafin' ? PAGE.rekafinPaymentResult : PAGE.paymentConfirmation;
export const hostPath = (order: OrderKeys): string => withKeys(PAGE.thankyouHost, order);
export const seglowupThankyouPath = (order: OrderKeys): string => withKeys(PAGE.seglowupThankyou, order);
export const seglowupConfirmationPath = (variantUid: string): string =>
  withQuery(PAGE.seglowupConfirmation, { variant: variantUid });

export const orderPath = (orderUid: string): string => withQuery(PAGE.order, { orderUid });
/** Where the buyer answers what an order came without. */
export const answersPath = (orderUid: string): string => withQuery(PAGE.orderAnswers, { orderUid });
/** A finished order, shown as a record without a next step. */
export const closedOrderPath = (orderUid: string): string => withQuery(PAGE.closedOrder, { orderUid });
export const membershipPath = (accountUid: string): string => withQuery(PAGE.membership, { accountUid });

/** The price page of one provider. */
export const schemeOfProviderPath = (slug: string): string => `${PAGE.schemeOfPrice}#${slug}`;

export const webviewPath = (atoken: string, rtoken: string): string => `${WEBVIEW_ROOT}/${atoken}/${rtoken}`;

/** Where the shop goes after an order was placed: same-site path with `type, order_uid, customer_uid`. */
export function pathAfterOrder(kind: OrderKind, order: OrderKeys & { providerType: number }): string {
  const page: Record<OrderKind, string> = {
    ready: PAGE.payment,
    'pre-order': PAGE.thankyouPreOrder,
    host: PAGE.thankyouHost,
  };
  return withKeys(page[kind], order, { type: String(order.providerType) });
}

/** Same-site path of a link. Browsers send nothing after the `#` to a server, so the token is in no log and no Referer. */
export function accountLinkPath(purpose: LinkPurpose, token: string): string {
  const page: Record<LinkPurpose, string> = {
    'verify-email': PAGE.verifyEmail,
    'forget-password': PAGE.forgetPasswordUpdate,
    'reset-password': PAGE.resetPasswordByLink,
    'change-email': PAGE.changeEmailConfirm,
  };
  return `${page[purpose]}#${token}`;
}

const withKeys = (path: string, { orderUid, customerUid }: OrderKeys, first: Record<string, string> = {}): string =>
  withQuery(path, { ...first, order_uid: orderUid, customer_uid: customerUid });

/** A page with its query, encoded. */
export const withQuery = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query)}`;
