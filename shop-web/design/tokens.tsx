import theme from '../src/theme.css?raw';
import { Example, Part } from './example';

/** `name` and `value` of each variable of theme.css that begins with `prefix`; the later of two is that of the dark. */
function tokens(prefix: string): { name: string; value: string }[] {
  const found = [...theme.matchAll(new RegExp(`--${prefix}-([\\w-]+): ([^;]+);`, 'g'))];
  return found.map(([, name, value]) => ({ name: name!, value: value! })).filter(({ value }) => value !== 'initial');
}

const isLineHeight = (name: string) => name.endsWith('--line-height');
const SIZES = tokens('text').filter(({ name }) => !isLineHeight(name));
const LINE_HEIGHT = new Map(
  tokens('text')
    .filter(({ name }) => isLineHeight(name))
    .map(({ name, value }) => [name, value]),
);

/** Read from theme.css itself, so that a new one is here. */
export const Tokens = () => (
  <Part id="tokens" title="Token">
    <Example of="Warna" wide>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
        {tokens('color').map(({ name, value }) => (
          <li key={name} className="text-xs">
            <span className="mb-1 block h-12 rounded-xl border border-line" style={{ background: value }} />
            {name}
          </li>
        ))}
      </ul>
    </Example>
    <Example of="Ukuran huruf">
      {SIZES.map(({ name, value }) => (
        <p
          key={name}
          className="truncate"
          style={{ fontSize: value, lineHeight: LINE_HEIGHT.get(`${name}--line-height`) }}
        >
          {name}: Rp54.000/bulan
        </p>
      ))}
    </Example>
    <Example of="Tebal huruf">
      {tokens('font-weight').map(({ name, value }) => (
        <p key={name} className="text-lg" style={{ fontWeight: value }}>
          {name}: Langganan premium
        </p>
      ))}
    </Example>
    <Example of="Sudut dan bayangan">
      <div className="flex flex-wrap gap-4">
        {[...tokens('radius'), ...tokens('shadow')].map(({ name, value }) => (
          <span
            key={value}
            className="grid h-16 w-32 place-items-center border border-line bg-surface text-xs"
            style={value.endsWith('px') ? { borderRadius: value } : { boxShadow: value }}
          >
            {name}
          </span>
        ))}
      </div>
    </Example>
    <Example of="Jarak (px)">
      <ul className="space-y-2 text-xs">
        {[4, 8, 12, 16, 24, 32, 48, 64].map((pixels) => (
          <li key={pixels} className="flex items-center gap-2">
            <span className="h-2 bg-brand" style={{ width: pixels }} /> {pixels}
          </li>
        ))}
      </ul>
    </Example>
  </Part>
);
