import { Link } from '@mui/material';
import { Fragment } from 'react';
import { type RichNode, parseRichText } from '#domain/catalogue/scheme/rich-text';

/** Renders the allowed tags as React elements, never as raw HTML. */
export const RichText = ({ html }: { html: string }) => <Nodes nodes={parseRichText(html)} />;

const Nodes = ({ nodes }: { nodes: RichNode[] }) =>
  nodes.map((node, index) => <Fragment key={index}>{elementOf(node)}</Fragment>);

function elementOf(node: RichNode) {
  if (typeof node === 'string') return node;
  const { tag: Tag, href, children } = node;
  if (Tag === 'br') return <br />;
  const inside = <Nodes nodes={children} />;
  return Tag === 'a' ? (
    <Link href={href} target="_blank" rel="noopener noreferrer nofollow">
      {inside}
    </Link>
  ) : (
    <Tag>{inside}</Tag>
  );
}
