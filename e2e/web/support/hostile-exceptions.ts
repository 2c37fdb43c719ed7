const RULES = 'names of rules or plans: another one is refused';
const REGIONS = 'names of provinces and their cities: another one is refused';
const COMPARED = 'compared with a hash, answered nowhere';
const ADDRESSES = 'addresses on the web: signs that could end one are refused';
const HEADERS = 'names of columns of a file, looked for in its header';
const PAYOUTS = 'shown by the same fields as those of a refund, which are filled';
const MACHINE = 'numbers and names of columns, read by the API alone';
/** Text fields that get no payload, with the reason. A new field that is not listed here fails the test. */
export const NOT_FILLED: Record<string, string> = {
  'eligibilityGiven.answers{}': RULES,
  'placeOrderBody.eligibility.answers{}': RULES,
  'updateSchemeEntryBody.normalPrice{}': RULES,
  'addressBody.city': REGIONS,
  'createZoneBody.regions[]': REGIONS,
  'updateZoneBody.regions[]': REGIONS,
  'adminListQuery.sort': MACHINE,
  'adminListQuery.range': MACHINE,
  'adminSignInBody.password': COMPARED,
  'changeEmailBody.currentPassword': COMPARED,
  'changeOwnPasswordBody.currentPassword': COMPARED,
  'changeOwnPasswordBody.password': COMPARED,
  'changePasswordBody.currentPassword': COMPARED,
  'changePasswordBody.password': COMPARED,
  'erasureBody.password': COMPARED,
  'newPasswordBody.password': COMPARED,
  'newPasswordBody.token': COMPARED,
  'checkLinkBody.token': COMPARED,
  'setAdminPasswordBody.password': COMPARED,
  'tokenBody.token': COMPARED,
  'donateBody.type': RULES,
  'createSekeranjangBody.link': ADDRESSES,
  'updateSekeranjangBody.link': ADDRESSES,
  'proposeSekeranjangFields.link': ADDRESSES,
  'changeShopSettingBody.value': 'an amount, an e-mail address or a number: another one is refused',
  'statementFields.date': HEADERS,
  'statementFields.description': HEADERS,
  'statementFields.amount': HEADERS,
  'statementFields.side': HEADERS,
  'statementFields.credit': HEADERS,
  'statementFields.debit': HEADERS,
  'statementFields.time': HEADERS,
  'statementFields.reference': HEADERS,
  'payBatchBody.reference': PAYOUTS,
  'payoutAccountBody.bankName': PAYOUTS,
  'payoutAccountBody.accountName': PAYOUTS,
  'creditBackBody.bankName': PAYOUTS,
  'creditBackBody.accountName': PAYOUTS,
  'addCodesBody.codes': 'letters, digits and hyphens: another one is refused',
};
/** Text that is sent and never shown. */
const OVERWRITTEN = 'its record is updated at once, with another text';
const LOOKED_FOR = 'an address or a name: it is looked for and not found';
export const NOT_SHOWN: Record<string, string> = {
  'createCategoryBody.name': OVERWRITTEN,
  'createFamilyBody.name': OVERWRITTEN,
  'createPackageBody.name': OVERWRITTEN,
  'createPackageBody.description': OVERWRITTEN,
  'createPriceNoticeBody.text': OVERWRITTEN,
  'createProviderBody.name': OVERWRITTEN,
  'createProviderBody.tagline': OVERWRITTEN,
  'createProviderBody.description': OVERWRITTEN,
  'signUpBody.name': OVERWRITTEN,
  'causeQuery.type': LOOKED_FOR,
  'donationsQuery.type': LOOKED_FOR,
  'merchandiseDetailQuery.slug': LOOKED_FOR,
  'merchandiseQuery.keyword': 'a word: it is looked for and not found',
  'paymentQuery.additionalOrder': LOOKED_FOR,
  'providerDetailQuery.slug': LOOKED_FOR,
  'providerListQuery.category': LOOKED_FOR,
  'schemeEntryQuery.slug': LOOKED_FOR,
  'assignLineBody.number': LOOKED_FOR,
  'additionalPaymentQuery.orderNumber': LOOKED_FOR,
  'newInvoiceBody.orderNumber': LOOKED_FOR,
  'placeSekeranjangBody.sekeranjangCode': LOOKED_FOR,
  'signInBody.deviceOs': 'a device is named after its browser',
  'signInBody.scope': 'says how long a session lasts',
};
