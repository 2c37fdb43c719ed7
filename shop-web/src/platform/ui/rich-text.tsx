import { Fragment } from 'react';
import { type RichNode, parseRichText } from '#domain/catalogue/scheme/rich-text';
import { TEXT_LINK } from './info-page';

/** Renders HTML with the few allowed tags as React elements; nothing is set as raw HTML. */
export const RichText = ({ html }: { html: string }) => (
  <div className="space-y-2 [&_blockquote]:border-l-4 [&_blockquote]:border-line [&_blockquote]:pl-3 [&_h3]:font-bold [&_h4]:font-semibold [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5">
    <Nodes nodes={parseRichText(html)} />
  </div>
);

const Nodes = ({ nodes }: { nodes: RichNode[] }) =>
  nodes.map((node, index) => <Fragment key={index}>{elementOf(node)}</Fragment>);

function elementOf(node: RichNode) {
  if (typeof node === 'string') return node;
  const { tag: Tag, href, children } = node;
  if (Tag === 'br') return <br />;
  if (Tag !== 'a')
    return (
      <Tag>
        <Nodes nodes={children} />
      </Tag>
    );
  return (
    <a href={href} rel="noopener noreferrer nofollow" className={TEXT_LINK}>
      <Nodes nodes={children} />
    </a>
  );
}
