import { type SVGProps, createElement } from 'react';

interface IconData {
  node: readonly [tag: string, attributes: Record<string, string>][];
}

/** An icon of lucide-react as a component; the build puts this in the place of its own, see scripts/lib/lean-libraries.ts. */
export default function createIcon({ node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] ? undefined : true,
        ...props,
      },
      shapes,
    );
}
