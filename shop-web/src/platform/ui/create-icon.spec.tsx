import { describe, expect, it } from '@jest/globals';
import { Sun } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import createIcon from './create-icon';

/** Two shapes of the icon `sun`, as lucide-react has them. */
const Drawn = createIcon({
  node: [
    ['circle', { cx: '12', cy: '12', r: '4', key: 'a' }],
    ['path', { d: 'M12 2v2', key: 'b' }],
  ],
});

describe('an icon', () => {
  it('is drawn as lucide-react draws it, without its own classes', () => {
    const [tag] = /^<svg[^>]*>/.exec(renderToStaticMarkup(<Sun className="size-5" />))!;
    const ours = renderToStaticMarkup(<Drawn className="size-5" />);
    const attributes = (svg: string) => [...svg.matchAll(/([\w-]+)="([^"]*)"/g)].map(([all]) => all).toSorted();
    expect(attributes(/^<svg[^>]*>/.exec(ours)![0])).toEqual(
      attributes(tag.replace(/lucide lucide-sun /, '')).filter((one) => !one.startsWith('xmlns')),
    );
    expect(ours).toContain('<circle cx="12" cy="12" r="4"></circle><path d="M12 2v2"></path>');
  });

  it('with a name of its own is not hidden from screen readers', () => {
    expect(renderToStaticMarkup(<Drawn aria-label="Terang" />)).not.toContain('aria-hidden');
  });
});
