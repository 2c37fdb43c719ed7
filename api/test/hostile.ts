const JSON_BODY = { 'content-type': 'application/json' };

/** Invalid JSON bodies: name, bytes, content-type. */
export const HOSTILE_BODIES: [what: string, body: string | Buffer, headers: Record<string, string>][] = [
  ['an empty JSON body', '', JSON_BODY],
  ['null', 'null', JSON_BODY],
  ['a list', '[]', JSON_BODY],
  ['a number', '5', JSON_BODY],
  ['a text', '"teks"', JSON_BODY],
  ['half of an object', '{"name":', JSON_BODY],
  ['something behind the object', '{} x', JSON_BODY],
  ['ten thousand brackets', '['.repeat(10_000), JSON_BODY],
  ['ten thousand objects in each other', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, JSON_BODY],
  ['__proto__', '{"__proto__":{"isAdmin":true}}', JSON_BODY],
  ['constructor.prototype', '{"constructor":{"prototype":{"x":1}}}', JSON_BODY],
  ['a byte order mark', '\ufeff{}', JSON_BODY],
  ['bytes that are not UTF-8', Buffer.from('7b2261223a22fffe227d', 'hex'), JSON_BODY],
  ['a megabyte', JSON.stringify({ name: 'x'.repeat(1_048_577) }), JSON_BODY],
  ['a zip bomb', Buffer.from('1f8b08000000000000034bcc4d0500', 'hex'), { ...JSON_BODY, 'content-encoding': 'gzip' }],
  ['plain text', '{}', { 'content-type': 'text/plain' }],
  ['XML', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>', { 'content-type': 'application/xml' }],
  ['an HTML form', 'name=a&email=b', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a multipart form without a boundary', '--x\r\n', { 'content-type': 'multipart/form-data' }],
  [
    'a multipart form that ends in the middle',
    '--x\r\ncontent-disp',
    { 'content-type': 'multipart/form-data; boundary=x' },
  ],
  ['a content-type that is none', '{}', { 'content-type': ';;;' }],
];

/** Values for one field of an otherwise valid body, as JSON text, because JSON.stringify cannot produce all of them. */
export const HOSTILE_VALUES: [what: string, json: string][] = [
  ['null', 'null'],
  ['a list', '[]'],
  ['a list of the good kind', '["contoh isian"]'],
  ['an object', '{}'],
  ['an operator', '{"$gt":""}'],
  ['true', 'true'],
  ['-1', '-1'],
  ['-0', '-0'],
  ['1e309', '1e309'],
  ['2^53+1', '9007199254740993'],
  ['2^63', '9223372036854775808'],
  ['0.1+0.2', '0.30000000000000004'],
  ['NaN as text', '"NaN"'],
  ['full-width digits', '"１２"'],
  ['an empty text', '""'],
  ['spaces', '"   "'],
  ['ten thousand letters', JSON.stringify('x'.repeat(10_000))],
  ['NUL', '"a\\u0000b"'],
  ['a lone surrogate', '"a\\ud800"'],
  ['combining marks', JSON.stringify(`a${'\u0301'.repeat(1_000)}`)],
  ['a header in it', '"a\\r\\nBcc: semua@orang.test"'],
  ['SQL', `"'; DROP TABLE customer;--"`],
  ['a template', '"${7*7}{{7*7}}<%= 7*7 %>"'],
  ['a way up', '"../../../../etc/passwd"'],
  ['a right-to-left override', '"\\u202egnp.exe"'],
  ['HTML', '"<img src=x onerror=alert(1)>"'],
  ['a formula', '"=HYPERLINK(\\"http://e.com\\")"'],
];

/** Invalid ids in the path. */
export const HOSTILE_IDS = [
  'x',
  'undefined',
  '0',
  '-1',
  '%00',
  '%ff',
  '%E0%A4%A',
  '..%2f..%2fetc%2fpasswd',
  "'%20OR%201=1--",
  '{00000000-0000-0000-0000-000000000001}',
  '00000000-0000-0000-0000-00000000000g',
  'x'.repeat(10_000),
];

/** Whole query strings; `NAME` stands for a parameter of the operation. */
export const HOSTILE_QUERIES = [
  'NAME=a&NAME=b',
  'NAME[]=a',
  'NAME[x]=a',
  'NAME[__proto__]=a',
  'NAME=%00',
  'NAME=%ff%fe',
  'NAME=%E0%A4%A',
  'NAME=-1',
  'NAME=1e9',
  'NAME=1000000000',
  'NAME=99999999999999999999',
  "NAME=' OR 1=1--".replaceAll(' ', '%20'),
  `NAME=${'x'.repeat(10_000)}`,
  'NAME={"$gt":1}',
  'NAME=[1',
  'NAME=[[["id"]]]',
  'NAME=null',
  'tidakDikenal=1',
  '__proto__=1',
];

/** Fields that no body may set. */
export const PROTECTED_FIELDS = [
  'grandTotal',
  'status',
  'isHost',
  'role',
  'price',
  'uid',
  'id',
  'createdAt',
  'blockedAt',
];
